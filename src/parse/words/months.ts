/**
 * The first letters of the names of the twelve months, in the languages in which registries print dates: three, or more where months
 * of another language begin with the same three. `listopada` and `lis` are in no row: they are November in Polish, and October in Croatian.
 */
export const MONTH_NAMES: readonly string[] = [
  'jan | ene | gen | ian | янв | яну | січ | sty | oca | led | sij | tam | jaa | ιαν',
  'feb | fev | fév | фев | лют | lut | şub | úno | vel | hel | vee | φεβ',
  'mar | már | mär | mrt | maa | мар | бер | bře | ožu | μαρ | μάρ',
  'apr | ápr | avr | abr | апр | кві | kwi | nis | dub | tra | huh | απρ',
  'may | mai | mag | maj | máj | mei | май | мая | тра | kvě | svi | tou | μαΐ | μάι | μαϊ',
  'jun | jún | jūn | juin | juun | giu | iun | июн | юни | чер | cze | haz | červn | červen | lipan | lipnj | kes | ιουν | ιούν',
  'jul | júl | jūl | jui | juul | lug | iul | июл | юли | лип | lip | tem | července | červenec | srpan | srpnj | hei | ιουλ | ιούλ',
  'aug | agu | ago | aoû | aou | avg | авг | сер | sie | ağu | srpen | srpna | kol | elo | αυγ | αύγ',
  'sep | set | sze | сен | сеп | вер | wrz | eyl | zář | ruj | syy | σεπ',
  'oct | okt | ott | out | окт | жов | paź | eki | říj | lok | οκτ',
  'nov | nop | noi | ноя | ное | лис | kas | listopadu | stu | marra | νοε',
  'dec | des | dez | dic | déc | det | дек | гру | gru | ara | pro | jou | δεκ',
];

/** The names of the twelve months in Thai, whole and shortened. */
export const THAI_MONTHS: readonly string[] = [
  'มกราคม | ม.ค.',
  'กุมภาพันธ์ | ก.พ.',
  'มีนาคม | มี.ค.',
  'เมษายน | เม.ย.',
  'พฤษภาคม | พ.ค.',
  'มิถุนายน | มิ.ย.',
  'กรกฎาคม | ก.ค.',
  'สิงหาคม | ส.ค.',
  'กันยายน | ก.ย.',
  'ตุลาคม | ต.ค.',
  'พฤศจิกายน | พ.ย.',
  'ธันวาคม | ธ.ค.',
];

/** The names of the days of the week before a date: `vendredi 14 février 2013`, `Freitag, 14.02.2013`. English ones may be shortened. */
export const WEEKDAYS = `
  mon | monday | tue | tues | tuesday | wed | wednes | wednesday | thu | thur | thurs | thursday | fri | friday |
  sat | satur | saturday | sun | sunday | lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche | montag |
  dienstag | mittwoch | donnerstag | freitag | samstag | sonnabend | sonntag | lunes | martes | miércoles | jueves |
  viernes | sábado | domingo | lunedì | martedì | mercoledì | giovedì | venerdì | sabato | domenica | segunda-feira |
  terça-feira | quarta-feira | quinta-feira | sexta-feira | maandag | dinsdag | woensdag | donderdag | vrijdag |
  zaterdag | zondag | понедельник | вторник | среда | четверг | пятница | суббота | воскресенье
`;
