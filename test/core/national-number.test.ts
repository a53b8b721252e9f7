import { describe, expect, it } from 'vitest'
import { findSecrets } from '../../src/core/secret.ts'

const kinds = (text: string) => findSecrets(text).map(({ kind }) => kind)
const nir = '1840575123456'

describe('numbers that a state gives a person (R11)', () => {
  it.each([
    ['CPF 529.982.247-25', 'tax-number'],
    ['ИНН 7707083893', 'tax-number'],
    ['her DNI is 12345678Z', 'identity-card'],
    ['統一編號 A123456789', 'identity-card'],
    [`sécu ${nir}${97 - (Number(nir) % 97)}`, 'social-security-number'],
    ['паспорт 4509 123456', 'passport'],
    ['driver license D1234567', 'driver-license'],
  ])('%s', (text, kind) => expect(kinds(text)).toContain(kind))
  it.each([
    'CPF 529.982.247-26',
    '12345678A is a part number',
    'A123456788 is an order',
    `order ${nir}00`,
    'version 52.99.8224725',
  ])('with a wrong check digit they are any number: %s', (text) =>
    expect(kinds(text).filter((kind) => /tax|identity|social|passport|license/.test(kind))).toEqual([]),
  )
})

describe('home addresses (R11)', () => {
  it.each([
    'ship it to Hauptstraße 12, 10115 Berlin',
    '12 rue de la Paix, 75002 Paris',
    'Calle Mayor 5, 28013 Madrid',
    'Rua das Flores 123, 01000-000 São Paulo',
  ])('%s', (text) => expect(kinds(text)).toContain('home-address'))
  it('are no names of streets alone', () => {
    expect(kinds('The field is called Hauptstraße in the form')).toEqual([])
  })
})

describe('secrets beside their names (R11)', () => {
  it.each([
    '用户名admin密码admin888',
    'my pin code is 9034',
    'docker login -u me -p Abcd1234',
    'az login -u me -p Abcd1234',
    'redis-cli -h cache -a Abcd1234 ping',
    'zip -r -P Abcd1234 out.zip out',
    '7z a -pAbcd1234 out.7z out',
    'openssl enc -aes-256-cbc -k Abcd1234 -in a',
    'openssl rsa -passin pass:Abcd1234 -in a.pem',
    'http -a me:Abcd1234 example.com/api',
    'htpasswd -bc users me Abcd1234',
    'OTP seed JBSWY3DPEHPK3PXP',
    'пароль от базы — Zima2024!',
  ])('%s', (text) => expect(kinds(text)).not.toEqual([]))
})
