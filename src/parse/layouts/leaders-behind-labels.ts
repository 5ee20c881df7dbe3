import { rewrite } from './rewrite.js';

/** Leaders behind the separator, a colon or a number sign: `Registrar:..........EXAMPLE`, `Registrar#. . . . EXAMPLE`. */
export const withoutLeaders = rewrite(
  [/^([^#:]{2,40})#[.\s]{0,80}(.*)$/u, '$1: $2'],
  [/^([^:]{1,64}):\s{0,40}\.[.\s]{1,80}(.*)$/u, '$1: $2'],
);
