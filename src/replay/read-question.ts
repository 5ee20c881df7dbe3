import type { Socket } from 'node:net';
import { MAX_QUESTION } from './question.js';

const LF = 0x0a;

/**
 * Reads the line of a query, without its line end. RFC 3912 requires CRLF; LF is accepted too, as is a client that closes its side without
 * a line end. Null if there is no query: the client left, took longer than `timeout` ms, or sent more than {@link MAX_QUESTION} bytes.
 * Everything after the first line is ignored.
 */
export function readQuestion(socket: Socket, timeout: number): Promise<string | null> {
  return new Promise((resolve) => {
    let received = Buffer.alloc(0);
    const finish = (bytes: Buffer | null) => {
      clearTimeout(timer);
      socket.off('data', onData).off('end', onEnd).off('close', onClose);
      // Keep reading: unread bytes would turn our orderly close into a reset.
      socket.resume();
      resolve(bytes === null ? null : decode(bytes));
    };
    const onData = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf(LF);
      if (end > MAX_QUESTION || (end === -1 && received.length > MAX_QUESTION)) finish(null);
      else if (end !== -1) finish(received.subarray(0, end));
    };
    const onEnd = () => finish(received.length === 0 ? null : received);
    const onClose = () => finish(null);
    const timer = setTimeout(onClose, timeout);
    socket.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

/** Queries are UTF-8 or ASCII; some registries expect Latin-1. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimEnd();
  } catch {
    // Not UTF-8; every byte sequence is valid Latin-1.
    return bytes.toString('latin1').trimEnd();
  }
}
