/** The part of firebase/app that remotes get from the shell (decision 0019). */
export { FirebaseError, getApp } from 'firebase/app';
