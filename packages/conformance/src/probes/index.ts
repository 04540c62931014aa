// Generated from the files of this folder; edits are lost. Checksum 86b8a430aea4
// Rebuild: npx gradcert generate
export { default as mnistPoolTwins } from './mnist-pool-twins';
export { default as stemPoolSmooth } from './stem-pool-smooth';
