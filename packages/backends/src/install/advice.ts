/** What to do about the ways in which installing fails that a user can put right, by what the programs print. */
const causes: readonly (readonly [shows: RegExp, advice: string])[] = [
  [/No space left on device|ENOSPC/, 'make space, or name a folder elsewhere in GRADCERT_HOME'],
  [
    /ensurepip is not available|No module named '?(ensurepip|venv)/,
    'install the module venv of this Python (on Debian: apt-get install python3-venv), or name another Python in GRADCERT_PYTHON',
  ],
  [
    /DO NOT MATCH THE HASHES/,
    'the package index served other files than those that are pinned: look at its settings (pip config list)',
  ],
  [
    /Temporary failure in name resolution|Failed to establish a new connection|Network is unreachable|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ProxyError|Read timed out/,
    'a package index could not be reached: look at the network, and at PIP_INDEX_URL or the npm registry; then run it again, it goes on where it was',
  ],
  // pip says so too where it is told not to try again.
  [
    /\(from versions: none\)/,
    'the package index could not be reached, or does not have the package at all: look at the network, and at PIP_INDEX_URL; then run it again',
  ],
  [
    /No matching distribution found|Could not find a version that satisfies/,
    'the package index has no such package for this platform and this Python; name another Python in GRADCERT_PYTHON',
  ],
  [
    /(g\+\+|c\+\+|gcc|cc|make): (command )?not found|spawn (make|g\+\+|cc|c\+\+) ENOENT|not found: make/,
    'install a C++ compiler and make (on Debian: apt-get install g++ make)',
  ],
];

const missingPrograms: readonly (readonly [program: RegExp, advice: string])[] = [
  [
    /python/,
    'install Python with its module venv (on Debian: apt-get install python3 python3-venv), or name one in GRADCERT_PYTHON',
  ],
  [/npm/, 'install npm, which comes with Node.js'],
];

/** @param output what the program printed, or why it could not be started. */
export function adviceFor(program: string, output: string): string {
  const known = causes.find(([shows]) => shows.test(output));
  if (known) return known[1];
  const missing = output.includes('ENOENT')
    ? missingPrograms.find(([name]) => name.test(program))
    : undefined;
  return missing?.[1] ?? 'run it again once the cause is put right: what is done is not done again';
}
