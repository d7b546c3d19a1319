import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics that `/metrics` exposes to Prometheus. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  return {
    registry,
    requests: new Histogram({
      name: 'threadwell_http_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    openStreams: new Gauge({
      name: 'threadwell_event_streams',
      help: 'Open event streams',
      registers,
    }),
    jobs: new Counter({
      name: 'threadwell_jobs_total',
      help: 'Jobs run, by name and outcome',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    calls: new Counter({
      name: 'threadwell_platform_calls_total',
      help: 'Calls to the platform, by purpose and outcome',
      labelNames: ['purpose', 'outcome'],
      registers,
    }),
    jobLateness: new Histogram({
      name: 'threadwell_job_lateness_seconds',
      help: 'Delay between when a job was due and when it started',
      buckets: [0.01, 0.05, 0.25, 1, 5, 60],
      registers,
    }),
  };
}
