#!/usr/bin/env node
'use strict';
const { delimiter, resolve } = require('node:path');

// What a project's own files import from @gradcert is this one, wherever the project stands.
const modules = resolve(__dirname, '../../../node_modules');
process.env.NODE_PATH = [modules, process.env.NODE_PATH].filter(Boolean).join(delimiter);
require('node:module')._initPaths();

require('tsx/cjs');
require('../src/main.ts').main(process.argv);
