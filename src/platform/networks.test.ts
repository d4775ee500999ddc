import { expect, test } from 'vitest'
import { isLoopbackHost, isPrivateAddress, isPublicAddress, networkOf, siteNetworkOf } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('%s stands for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
])('%s is in the site network %s', (address, network) => {
  expect(siteNetworkOf(address)).toBe(network)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['10.0.0.2', true],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['169.254.10.10', true],
  ['203.0.113.7', false],
  ['8.8.8.8', false],
  ['::1', true],
  ['fd12:3456::1', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['2001:db8::1', false],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['::FFFF:10.1.2.3', true],
  ['::ffff:203.0.113.7', false],
  // Texts that some parsers accept as addresses.
  ['127.1', false],
  ['0x7f.0.0.1', false],
  ['2130706433', false],
  ['localhost', false],
  ['', false],
  [undefined, false],
])('whether %s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['[::ffff:7f00:1]', true],
  ['10.0.0.1', false],
  ['localhost.example.com', false],
  ['benvenuto.app', false],
])('whether %s is this machine: %s', (host, isLoopback) => {
  expect(isLoopbackHost(host)).toBe(isLoopback)
})

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['::ffff:93.184.215.14', true],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['2002:5db8:d70e::1', false],
  ['64:ff9b::5db8:d70e', false],
  ['4000::1', false],
  ['fe80::1%eth0', false],
  ['', false],
  ['127.1', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
