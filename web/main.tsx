import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionLost } from './features/session/session-lost.ts';
import { createQueryClient } from './lib/query-client.ts';
import { router } from './router.tsx';
import './styles.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has lost its #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient(sessionLost)}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
