/** The part of firebase/functions that remotes get from the shell (decision 0019). */
export { httpsCallable } from 'firebase/functions';
