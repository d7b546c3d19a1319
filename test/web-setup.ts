import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Generous for a busy machine; what appears is seen at once.
configure({ asyncUtilTimeout: 10_000 });

// Runs after a file's own clean-up, so what a page keeps as it goes does not reach the next test.
afterEach(() => localStorage.clear());
