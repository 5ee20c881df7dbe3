/** The first letters of the names of the twelve months, in the languages in which registries print dates. */
export const MONTH_NAMES: readonly string[] = [
  'jan | ene | gen | янв | січ | sty | oca',
  'feb | fev | fév | фев | лют | lut | şub',
  'mar | mär | mrt | maa | мар | бер',
  'apr | avr | abr | апр | кві | kwi | nis',
  'may | mai | mag | maj | mei | май | мая | тра',
  'jun | giu | июн | чер | cze | haz',
  'jul | lug | jui | июл | лип | lip | tem',
  'aug | agu | ago | aoû | aou | авг | сер | sie | ağu',
  'sep | set | сен | вер | wrz | eyl',
  'oct | okt | ott | out | окт | жов | paź | eki',
  'nov | nop | ноя | kas',
  'dec | des | dez | dic | déc | дек | гру | gru | ara',
];
