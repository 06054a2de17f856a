export * from './calendar-date.ts';
export * from './company.ts';
export * from './engagement.ts';
export * from './engagement-transitions.ts';
export * from './notification.ts';
export * from './phone.ts';
export * from './role.ts';
export * from './user.ts';
