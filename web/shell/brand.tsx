/** The logo: one thread with two replies. */
export const Brand = () => (
  <span className="flex items-center gap-2 text-lg font-semibold tracking-tight">
    <img src="/favicon.svg" alt="" width="24" height="24" />
    Threadwell
  </span>
);
