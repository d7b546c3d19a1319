import { createServer } from 'node:http';

/** A minimal Node server that reports its CPU time like ours. */
createServer((request, response) => {
  const { user, system } = process.cpuUsage();
  response.end(request.url === '/metrics' ? `process_cpu_seconds_total ${(user + system) / 1e6}` : '');
}).listen(Number(process.env['PORT']), '127.0.0.1');
