export { InsuranceRegisterPage } from './insurance-register-page.tsx';
export { LetterButton } from './letter-button.tsx';
