/** Legal forms and other words at the end of an organization's name, without points: `spa` for `S.p.A.` */
export const COMPANY_WORDS = `
  inc | llc | ltd | limited | corp | corporation | company | co | plc | llp | lp | pty | pte | bhd | pvt | oü |
  gmbh | ag | kg | ev | ug | sa | sas | sarl | srl | spa | sl | slu | bv | nv | oy | oyj | ab | a/s | aps | as |
  kft | zrt | sro | doo | kk | ltda | lda | foundation | university | association | holding | holdings | group |
  service | services | technologies | network | networks | media | solutions | systems | enterprises | industries
`;
