#!/usr/bin/env node
/** The command, where it is installed as a package; in the repository it is bin/gradcert.cjs. */
import { main } from './main';

void main(process.argv);
