/** Writes the types of a client of the API: `node generate.ts DESCRIPTION FILE`, the description a file of `/api/openapi.json`. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const [description = '', file = ''] = process.argv.slice(2);
writeFileSync(file, astToString(await openapiTS(pathToFileURL(description))));
