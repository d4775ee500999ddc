/** As whom PostgreSQL's programs run; empty unless this process is root's. */
export function serverUser(): { uid?: number; gid?: number }
