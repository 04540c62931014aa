export { runCommandLine } from './main';
