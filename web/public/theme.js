// Runs before the first paint, so that nobody who chose dark sees a white flash.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('threadwell-theme');
  } catch {
    // Storage may be blocked; the system's choice is used then.
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
})();
