#!/usr/bin/env node
'use strict';
require('tsx/cjs');
require('../src/main.ts').main(process.argv);
