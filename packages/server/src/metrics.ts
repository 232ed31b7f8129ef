/** What can be watched of a server from outside, for Prometheus. Numbers only: no names, no tables. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is looked up when somebody asks. */
export interface Levels {
  sockets(): number;
  tablesInMemory(): number;
  botsWaiting(): number;
}

export interface Metrics {
  /** A person's decision was stored. */
  decision(): void;
  /** Something was stored: seconds from asking for it until it was durable. */
  stored(seconds: number): void;
  refusal(fault: string): void;
  dropped(reason: string): void;
  request(status: number): void;
  watch(levels: Levels): void;
  text(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const decisions = new Counter({ name: 'horta_decisions_total', help: 'Decisions stored', registers });
  const writes = new Histogram({
    name: 'horta_write_seconds',
    help: 'From asking that something be stored until it was durable',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers,
  });
  const refusals = new Counter({
    name: 'horta_refusals_total',
    help: 'What was asked for and refused',
    labelNames: ['fault'],
    registers,
  });
  const drops = new Counter({
    name: 'horta_dropped_sockets_total',
    help: 'Sockets that the server closed: not read, or too fast',
    labelNames: ['reason'],
    registers,
  });
  const requests = new Counter({
    name: 'horta_requests_total',
    help: 'HTTP requests answered',
    labelNames: ['status'],
    registers,
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  for (const [quantile, percentile] of [
    ['p50', 50],
    ['p99', 99],
  ] as const)
    gauge(registry, `horta_event_loop_lag_${quantile}_seconds`, 'Since somebody asked before', () =>
      // The clock of the measurement itself is in it.
      delay.count === 0 ? 0 : delay.percentile(percentile) / 1e9,
    );
  gauge(registry, 'horta_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge(registry, 'horta_processor_seconds_total', 'What the process has taken of processors', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge(registry, 'horta_up_seconds', 'Since the process began', () => process.uptime());
  let levels: Levels | undefined;
  gauge(registry, 'horta_sockets', 'Open sockets', () => levels?.sockets() ?? 0);
  gauge(
    registry,
    'horta_tables_in_memory',
    'Tables that somebody is at',
    () => levels?.tablesInMemory() ?? 0,
  );
  gauge(
    registry,
    'horta_bots_waiting',
    'Thoughts that bots were asked for and have not finished',
    () => levels?.botsWaiting() ?? 0,
  );
  return {
    decision: () => decisions.inc(),
    stored: (seconds) => writes.observe(seconds),
    refusal: (fault) => refusals.inc({ fault }),
    dropped: (reason) => drops.inc({ reason }),
    request: (status) => requests.inc({ status: `${Math.floor(status / 100)}xx` }),
    watch(watched) {
      levels = watched;
    },
    async text() {
      const text = await registry.metrics();
      delay.reset();
      return text;
    },
    contentType: registry.contentType,
    stop: () => void delay.disable(),
  };
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}
