import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous for a busy machine; a change is detected at once.
configure({ asyncUtilTimeout: 10_000 });

// Runs after a file's own hooks, so neither a page nor its stored state leaks into the next test.
afterEach(() => {
  cleanup();
  localStorage.clear();
});

// happy-dom has no popovers: their content is always shown.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
