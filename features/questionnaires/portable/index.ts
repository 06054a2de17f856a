export { PortableButton } from './portable-button.tsx';
