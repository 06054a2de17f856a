export { CopyActions } from './copy-actions.tsx';
