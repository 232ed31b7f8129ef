export { FARTHEST_PORT_TRIED, type ListenOptions, listen, USUAL_PORT } from './listen.ts';
export { createServer, type ServerOptions } from './server.ts';
export { type Backup, backUp, restore } from './storage/backup.ts';
export { USUAL_DATA } from './storage/folder.ts';
export { openStorage, type SqliteStorage, type StorageOptions } from './storage/open.ts';
export { type Storage, StorageFault } from './storage/storage.ts';
