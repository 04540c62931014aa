/** What needs no process and no file. Under a bundler for browsers it stands for this package. */
export * from './backend';
