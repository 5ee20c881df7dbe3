import { STATUSES, type Status } from '../index.js';
import type { Facts } from './facts.js';
import type { Probe } from './probes.js';

/** Version 0.0.4 of Prometheus' text format, which every version of Prometheus reads. */
export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];

interface Metric {
  help: string;
  /** The samples of one name. Unknown values have none. */
  samples(probe: Probe, facts: Facts | null, now: number): Sample[];
}

const one = (value: number | null | undefined): Sample[] =>
  value === null || value === undefined ? [] : [[{}, value]];

const DAY_S = 86_400;

/** The first three are those of caarlos0/domain_exporter, so that its dashboards and alerts keep working. */
const METRICS: Readonly<Record<string, Metric>> = {
  domain_probe_success: {
    help: 'Whether the last lookup found out the status of the name',
    samples: ({ error }) => one(error === null ? 1 : 0),
  },
  domain_probe_duration_seconds: {
    help: 'How long the last lookup took',
    samples: ({ duration }) => one(duration / 1000),
  },
  domain_expiry_days: {
    help: 'Whole days until the registration ends; negative after that',
    samples: (_, facts, now) => one(facts?.expires && Math.floor((facts.expires - now / 1000) / DAY_S)),
  },
  domain_expiry_timestamp_seconds: {
    help: 'When the registration ends unless it is renewed',
    samples: (_, facts) => one(facts?.expires),
  },
  domain_created_timestamp_seconds: {
    help: 'When the name was registered',
    samples: (_, facts) => one(facts?.created),
  },
  domain_updated_timestamp_seconds: {
    help: 'When the registration was last changed',
    samples: (_, facts) => one(facts?.updated),
  },
  domain_status: {
    help: '1 for the status of the name, 0 for every other one',
    // Never from an older response: a name that was available then may be registered now.
    samples: ({ error }, facts) =>
      facts === null || error !== null ? [] : STATUSES.map((status) => stateOf(status, facts.status)),
  },
  domain_registrar_info: {
    help: 'The registrar, with its IANA number',
    samples: (_, facts) =>
      facts?.registrar ? [[{ registrar: facts.registrar.name, iana_id: facts.registrar.ianaId }, 1]] : [],
  },
  domain_dnssec_signed: {
    help: 'Whether the delegation is signed',
    samples: (_, facts) =>
      one(facts?.signed === undefined || facts.signed === null ? null : Number(facts.signed)),
  },
  domain_nameservers_info: {
    help: 'The name servers, in alphabetical order',
    samples: (_, facts) =>
      facts === null || facts.nameservers.length === 0
        ? []
        : [[{ nameservers: facts.nameservers.join(',') }, 1]],
  },
  domain_response_age_seconds: {
    help: 'How long ago the response was received that the other metrics come from',
    samples: ({ found }, facts, now) => one(facts === null ? null : Math.max(0, now - found) / 1000),
  },
  domain_probe_error_info: {
    help: 'The code of the error of the last lookup',
    samples: ({ error }) => (error === null ? [] : [[{ code: error }, 1]]),
  },
};

const stateOf = (status: Status, current: Status): Sample => [{ status }, status === current ? 1 : 0];

/** The metrics of these names. `now` is in ms since 1970. */
export function metricsOf(probes: ReadonlyMap<string, Probe>, now: number): string {
  return Object.entries(METRICS)
    .map(([name, { help, samples }]) => {
      const lines = [...probes].flatMap(([domain, probe]) =>
        samples(probe, probe.facts, now).map(([labels, value]) => line(name, { domain, ...labels }, value)),
      );
      return lines.length === 0 ? '' : `${head(name, help)}${lines.join('')}`;
    })
    .join('');
}

/** A metric about the exporter itself. */
export const ownMetric = (name: string, help: string, value: number): string =>
  `${head(name, help)}${line(name, {}, value)}`;

const head = (name: string, help: string): string => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n`;

function line(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
}

/** A label may have any text: characters that end a value or a line are escaped. */
const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
