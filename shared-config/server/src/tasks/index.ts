export {
  endTasks,
  onLockWritten,
  repairTasks,
  syncTasksOfClient,
  tasksOfAssignment,
  tasksOfClient,
  tasksOfCompany,
  tasksOfEngagement,
} from './keep-tasks.ts';
export { changesBetween, putChange, storedBy } from './record-changes.ts';
export { isSameContent } from './same-content.ts';
export { subjectTitle } from './subject-title.ts';
export { syncAnswerRows, syncTasks, syncTasksOf, syncTasksOfPerson } from './sync-tasks.ts';
