/** `port43/rdap`: writes RDAP documents and checks them, offline, without Node built-ins. */
export * from './rdap-check/index.js';
export * from './rdap-document/index.js';
