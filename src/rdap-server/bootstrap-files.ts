import { type BootstrapFile, type RdapBootstrap, rdapBootstrap, type WhoisClient } from '../index.js';

/**
 * The bootstrap files of an RDAP server (RFC 9224), with everything that the client can look up now. Each is created once, and again when
 * IANA's file was checked, because the list of all suffixes takes some 10 ms.
 */
export class BootstrapFiles {
  readonly #routes: WhoisClient['routes'];
  /** When the server started, RFC 3339. */
  readonly #since = new Date().toISOString();
  readonly #made = new Map<BootstrapFile, RdapBootstrap>();

  constructor({ routes }: Pick<WhoisClient, 'routes'>) {
    this.#routes = routes;
  }

  document(file: BootstrapFile, base: string): RdapBootstrap {
    const publication = this.#publicationOf(file);
    const made = this.#made.get(file);
    if (made?.publication === publication) return made;
    const options = { base, publication };
    const document = this.#routes?.rdapBootstrap(file, options) ?? rdapBootstrap(file, options);
    this.#made.set(file, document);
    return document;
  }

  /** When IANA last confirmed the file, unless that was before this server started. */
  #publicationOf(file: BootstrapFile): string {
    const checked = this.#routes?.files.find((each) => each.file === file)?.checked ?? this.#since;
    return checked > this.#since ? checked : this.#since;
  }
}
