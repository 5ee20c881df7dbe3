import type { Lookup, Status } from '../index.js';

/** The part of a lookup that the exporter has metrics for. Times are in seconds since 1970. */
export interface Facts {
  status: Status;
  expires: number | null;
  created: number | null;
  updated: number | null;
  registrar: { name: string; ianaId: string } | null;
  signed: boolean | null;
  /** Host names in alphabetical order, so that another order of the response is not a change. */
  nameservers: string[];
}

/** Characters of a label's value. A registrar's name that is longer is cut off. */
const MAX_LABEL = 200;

/** More name servers than any zone has. */
const MAX_NAMESERVERS = 50;

export function factsOf({ properties }: Lookup): Facts {
  const { status, expires_on, created_on, updated_on, registrar, dnssec, nameservers } = properties;
  return {
    status,
    expires: secondsOf(expires_on),
    created: secondsOf(created_on),
    updated: secondsOf(updated_on),
    registrar:
      registrar === null
        ? null
        : {
            name: (registrar.name ?? registrar.organization ?? registrar.id ?? '').slice(0, MAX_LABEL),
            ianaId: String(registrar.iana_id ?? ''),
          },
    signed: dnssec === null ? null : dnssec.signed,
    nameservers: nameservers
      .map(({ name }) => name.slice(0, MAX_LABEL))
      .sort()
      .slice(0, MAX_NAMESERVERS),
  };
}

function secondsOf(time: string | null): number | null {
  const ms = time === null ? Number.NaN : Date.parse(time);
  return Number.isNaN(ms) ? null : ms / 1000;
}
