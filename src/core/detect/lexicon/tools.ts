import { words } from '../cue.ts'

/** Tools by what they are for: two of one category can be put in each other's place. */
export const tools: Readonly<Record<string, readonly string[]>> = {
  'package manager': words(
    'npm, pnpm, yarn, bun, yarn berry, pip, pipenv, poetry, uv, conda, cargo, maven, gradle, composer, bundler, npx, pnpx, pip3, nuget',
  ),
  'test runner': words(
    'jest, vitest, mocha, ava, pytest, unittest, nose, junit, kotest, testng, rspec, minitest, cypress, playwright, selenium, puppeteer, jasmine, node:test, tap',
  ),
  dates: words('moment, moment.js, dayjs, day.js, date-fns, luxon, temporal, arrow, pendulum'),
  validation: words(
    'zod, yup, joi, ajv, valibot, pydantic, marshmallow, io-ts, superstruct, class-validator',
  ),
  state: words('riverpod, getx, redux, zustand, mobx, recoil, jotai, pinia, vuex, xstate, 리덕스'),
  http: words('axios, fetch, got, ky, superagent, requests, httpx, aiohttp, urllib, node-fetch, undici'),
  orm: words(
    'prisma, typeorm, sequelize, drizzle, knex, mikro-orm, sqlalchemy, hibernate, mybatis, jooq, peewee, jpa',
  ),
  database: words(
    'postgres, postgresql, mysql, mariadb, sqlite, mongodb, mongo, redis, h2, oracle, dynamodb',
  ),
  lint: words(
    'eslint, biome, prettier, oxlint, tslint, standardjs, ruff, black, flake8, pylint, isort, yapf, rubocop, golangci-lint, ktlint, checkstyle',
  ),
  bundler: words('webpack, vite, rollup, esbuild, parcel, turbopack, rspack, swc'),
  style: words(
    'tailwind, styled-components, emotion, sass, scss, less, css modules, css-in-js, bootstrap, stylus',
  ),
  logger: words(
    'pino, winston, bunyan, console.log, log4j, logback, loguru, structlog, slf4j, println, system.out.println',
  ),
  module: words('esm, commonjs, cjs, require, default exports, named exports, default export, named export'),
  indent: words('tabs, spaces, two spaces, four spaces'),
  asynchrony: words('promises, callbacks, async/await, coroutines, rxjs'),
  components: words('class components, function components, functional components, hooks'),
  merge: words('rebase, merge commits, squash merge, squash, fast-forward'),
  utility: words('lodash, ramda, underscore, jquery, numpy, pandas, polars'),
  naming: words('camelcase, snake_case, kebab-case, pascalcase'),
  infra: words('terraform, pulumi, cloudformation, ansible, helm, kustomize, docker compose, podman, docker'),
  ci: words('jenkins, github actions, gitlab ci, circleci, travis'),
  declaration: words('var, let, const, any, unknown, interface, type aliases'),
  rest: words('rest, graphql, grpc, trpc, soap'),
  ids: words('uuid, ulid, nanoid, cuid, auto increment'),
}
