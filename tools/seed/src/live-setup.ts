import { configure } from '@testing-library/react';

// A real server on a busy machine answers later than Testing Library's one second; waiting ends with the answer.
configure({ asyncUtilTimeout: 15_000 });
