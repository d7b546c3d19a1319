// Runs before the first paint, so that nobody who chose dark sees a white flash, and follows the system from then on.
(() => {
  const systemDark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let chosen = null;
    try {
      chosen = localStorage.getItem('threadwell-theme');
    } catch {
      // Storage may be blocked; the system's choice is used then.
    }
    const dark = chosen ? chosen === 'dark' : systemDark.matches;
    document.documentElement.classList.toggle('dark', dark);
  };
  systemDark.addEventListener('change', apply);
  apply();
})();
