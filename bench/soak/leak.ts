/** Preloaded by `npm run soak -- --break`: leaks six megabytes a minute. */
const kept: Buffer[] = [];
setInterval(() => kept.push(Buffer.alloc(100_000, 1)), 1_000).unref();
