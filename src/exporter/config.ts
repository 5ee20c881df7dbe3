/** A name that the exporter watches. */
export interface WatchedName {
  name: string;
  /** The WHOIS server to query in the place of the registry's. */
  host?: string;
}

/** A configuration that cannot be used; the message is for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const MAX_NAMES = 10_000;

/**
 * Reads the names of a configuration of caarlos0/domain_exporter: `{ domains: ['example.com', { name: 'example.org', host: 'whois.example' }] }`.
 * `config` is the content of the YAML file. Throws a {@link ConfigError} that names the entry.
 */
export function readConfig(config: unknown): WatchedName[] {
  const { domains, ...others } = objectOf(config, 'expected a mapping with the key "domains"');
  refuseOthers(others, 'domains', '');
  if (!Array.isArray(domains)) throw new ConfigError('"domains" must be a list of names');
  if (domains.length > MAX_NAMES)
    throw new ConfigError(`"domains" has ${domains.length} names; the limit is ${MAX_NAMES}`);
  const names = domains.map((entry: unknown, at) => readEntry(entry, `domains[${at}]`));
  return [...new Map(names.map((each) => [each.name, each])).values()];
}

function readEntry(entry: unknown, path: string): WatchedName {
  if (typeof entry === 'string') return { name: textOf(entry, path) };
  const { name, host, ...others } = objectOf(
    entry,
    `${path} must be a name, or a mapping with "name" and "host"`,
  );
  refuseOthers(others, 'name, host', `${path}.`);
  return {
    name: textOf(name, `${path}.name`),
    ...(host === undefined || host === '' ? {} : { host: textOf(host, `${path}.host`) }),
  };
}

function objectOf(value: unknown, message: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new ConfigError(message);
}

function refuseOthers(others: object, known: string, path: string): void {
  const [other] = Object.keys(others);
  if (other !== undefined) throw new ConfigError(`unknown key "${path}${other}"; known: ${known}`);
}

function textOf(value: unknown, path: string): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= 255) return value.trim();
  throw new ConfigError(
    `${path} must be a text of 1 to 255 characters; got ${JSON.stringify(value) ?? 'nothing'}`,
  );
}
