import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { handleSessionLost } from './features/session/session-lost.ts';
import { userQuery } from './features/session/session.queries.ts';
import { createQueryClient } from './lib/query-client.ts';
import { router } from './router.tsx';
import './styles.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root element.');

const queries = createQueryClient(handleSessionLost);
// The query for the user starts before the first render; the root route reports failures.
queries.query(userQuery).catch(() => null);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
