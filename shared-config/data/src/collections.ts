/** Collection names of domain section 2. */
export const COLLECTIONS = {
  companies: 'companies',
  /** Sub-collection of a company with the one document `main`. */
  companyPrivate: 'private',
  users: 'users',
  engagements: 'engagements',
  notifications: 'notifications',
} as const;
