/** The part of firebase/auth that remotes get from the shell (decision 0019): reading, never signing in. */
export { getIdToken, getIdTokenResult, onAuthStateChanged, onIdTokenChanged } from 'firebase/auth';
