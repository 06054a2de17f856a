export { MessageView } from './message-view.tsx';
