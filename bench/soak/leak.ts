/** Preloaded by `npm run soak -- --break`: six megabytes a minute that nobody gives back. */
const kept: Buffer[] = [];
setInterval(() => kept.push(Buffer.alloc(100_000, 1)), 1_000).unref();
