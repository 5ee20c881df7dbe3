/** Metrics about domain names for Prometheus, with the metric names and the configuration of caarlos0/domain_exporter. */
export { ConfigError, readConfig, type WatchedName } from './config.js';
export { createExporter, type Exporter, type ExporterOptions, type ExporterRequest } from './exporter.js';
export { readConfigFile } from './read-yaml.js';
