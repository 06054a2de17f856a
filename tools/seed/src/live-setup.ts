import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';
import { beginLiveBackend, endLiveBackend } from './live-address.ts';

// A real server on a busy machine answers later than Testing Library's one second; waiting ends with the answer.
configure({ asyncUtilTimeout: 15_000 });

// Before the file is loaded: its first lines may open the backend already.
await beginLiveBackend();
afterAll(endLiveBackend);
