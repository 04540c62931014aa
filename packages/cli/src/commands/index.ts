/** Every command, in the order of the help text. A command loads what it works with only when it is called. */
import type { Command } from 'commander';
import backends from './backends';
import calibrate from './calibrate';
import docs from './docs';
import emit from './emit';
import evaluate from './eval';
import exportCases from './export';
import fleet from './fleet';
import generate from './generate';
import judge from './judge';
import list from './list';
import merge from './merge';
import mutate from './mutate';
import net from './net';
import newEntry from './new';
import plan from './plan';
import probe from './probe';
import prove from './prove';
import report from './report';
import run from './run';
import start from './start';

export const commands: readonly (() => Command)[] = [
  start,
  list,
  generate,
  prove,
  plan,
  run,
  merge,
  fleet,
  report,
  exportCases,
  judge,
  mutate,
  calibrate,
  net,
  probe,
  emit,
  evaluate,
  backends,
  newEntry,
  docs,
];
