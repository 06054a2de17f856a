export { publishQuestionnaire } from './publish-questionnaire.ts';
