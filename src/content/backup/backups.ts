export { backup, restore } from './backup.ts';
export { describeCounts, importSchool } from './import.ts';
export { backupToday, finishedBackups } from './rotate-backups.ts';
export { removeStaleCopies } from './temporary-copy.ts';
