/**
 * Words in the labels of dates that show a language which writes the day before the month. All languages do except English and those that
 * write the year first. Letters beyond ASCII show it as well.
 */
const WORDS: ReadonlySet<string> = new Set(
  `
    fecha alta creado creada registrado registrada actualizado actualizada modificado vence vencimiento expira caduca
    de del el d da di du le ultima criado criada atualizado alterado registo validade expiracao scadenza scade creato
    creata aggiornato registrazione creazione aggiornamento jusqu cree modifie derniere erstellt registriert angelegt
    aktualisiert am bis ablaufdatum verfallsdatum anmeldedatum datum aangemaakt gewijzigd geregistreerd verloopt
    verloopdatum vervaldatum geldig oprettet opprettet registreret registrert registrerad skapad uppdaterad endret luotu
    muutettu vanhenee utworzono utworzona wygasa zmodyfikowano rejestracji registrace expirace registrovano kreirano
    istice isteka registracije regjistrimit skadimit ngay tanggal tarikh tarihi
  `
    .trim()
    .split(/\s+/u),
);

/** Whether a date's label is in a language that writes the day first. */
export const isDayFirst = (label: string): boolean =>
  /[^\p{ASCII}]/u.test(label) ||
  label
    .toLowerCase()
    .split(/[^a-z]+/u)
    .some((word) => WORDS.has(word));
