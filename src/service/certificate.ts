import { X509Certificate } from 'node:crypto';
import type { Server } from 'node:http';
import { createSecureContext, Server as TlsServer } from 'node:tls';
import type { Logger } from 'pino';

/** A TLS certificate and its key, in PEM. */
export interface Certificate {
  /** The certificate, followed by those of its issuers. */
  cert: string | Buffer;
  /** Its private key. */
  key: string | Buffer;
}

/** Plainer words than OpenSSL's, by Node's codes. */
const REASONS: Readonly<Record<string, string>> = {
  ERR_OSSL_PEM_NO_START_LINE: 'it contains no PEM',
  ERR_OSSL_X509_KEY_VALUES_MISMATCH: 'the key belongs to another certificate',
};

/** Why a certificate cannot be used; null if it can. Asked before anything is opened: Node would only say so at the end. */
export function checkCertificate({ cert, key }: Certificate): { why: string; cause: unknown } | null {
  try {
    createSecureContext({ cert, key });
    return null;
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException;
    return { why: REASONS[code] ?? message, cause };
  }
}

/** Reads the certificate and uses it for new connections. If it cannot be read or used, that is logged and the previous one stays. */
export function reloadCertificate(server: Server, read: () => Certificate | null, logger: Logger): void {
  try {
    const certificate = read();
    if (certificate === null || !(server instanceof TlsServer)) {
      logger.info('there is no certificate to reload');
      return;
    }
    server.setSecureContext({ ...certificate });
    logger.info({ until: new X509Certificate(certificate.cert).validTo }, 'the certificate was reloaded');
  } catch (error) {
    logger.error({ err: error }, 'the certificate cannot be used: the previous one stays in use');
  }
}
