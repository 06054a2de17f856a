export {
  endTasks,
  onLockWritten,
  repairTasks,
  syncTasksOfClient,
  tasksOfClient,
  tasksOfCompany,
  tasksOfEngagement,
} from './keep-tasks.ts';
export { isSameContent } from './same-content.ts';
export { subjectTitle } from './subject-title.ts';
export { syncQuestionnaireTasks, syncStatisticsTasks, syncTasks } from './sync-tasks.ts';
