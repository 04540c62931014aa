import type { Config } from 'jest';

declare const preset: Config;
export = preset;
