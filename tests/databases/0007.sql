BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79490388659520101548e+09,1);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE entries (
	table_id VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('1SKytPNiiFYadH1A',0,'created','{"kind":"created","code":"NAEJNV","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"z7kYQFCJs0Wfxxg4","public":true,"clock":{"kind":"none","seconds":0}}',1.79490388114719343192e+09);
INSERT INTO "entries" VALUES('1SKytPNiiFYadH1A',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490388114719343192e+09);
INSERT INTO "entries" VALUES('1SKytPNiiFYadH1A',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79490388114719343192e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',0,'created','{"kind":"created","code":"MQJPKK","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490388144321584701e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490388144321584701e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490388144321584701e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@W+gold1, NE:gold2, NEW:door-blue@N+gold2, NE:door-blue@E+gold1, NESW, N|E|S|W\",\n  \"deck repair-pick NEW:door-green@N broken-pick NS rockfall NW|S NSW:troll@S NS|W repair-lantern NW:ladder-blue EW|S:gold1@S broken-cart rockfall NS NS NS|EW NESW:door-blue@S NSW|E:gold1@E NE NW NE|SW NW NSW:door-blue@N EW NSW:door-green@S NE|S map repair-lantern-cart NE NE:ladder-green repair-cart EW broken-lantern broken-cart map NE|W NESW:troll@W NS|EW:gold1@N broken-lantern NESW:door-green@W NEW|S:gold1@S NEW:troll@E key key NEW:door-blue@E NW|ES:gold1@E EW broken-pick NW|E EW repair-pick-lantern repair-pick-cart\",\n]\n","seq":13}',1.79490388223782396321e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',4,'move','{"kind":"move","seat":0,"lines":["p1: EW|N:gold1@N 0,2"],"seq":16,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-1","digest":"36e4b675e0840e51"}',1.79490388236296653746e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',5,'move','{"kind":"move","seat":1,"lines":["p2: ES|N 0,0"],"seq":18}',1.79490388243967890742e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',6,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":20,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-2","digest":"327d05be9cf81af8"}',1.79490388264765143386e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',7,'move','{"kind":"move","seat":1,"lines":["p2: discard NW:ladder-blue broken-cart"],"seq":24}',1.7949038827253956795e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern"],"seq":28,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-3","digest":"c830afc740229677"}',1.79490388291805481914e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',9,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N -1,-1"],"seq":30}',1.79490388317832374577e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E rockfall"],"seq":34,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-4","digest":"f73fa9af0776f770"}',1.79490388338636112216e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NS NS|EW"],"seq":38}',1.79490388352170801167e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NW"],"seq":40,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-5","digest":"c2b39daf7929d135"}',1.79490388364187026019e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW:door-blue@N NW"],"seq":44}',1.79490388382465100285e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',14,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-pick"],"seq":46,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-6","digest":"8f974ba396f53e58"}',1.79490388395427751542e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-green@N NS"],"seq":50}',1.79490388401812720302e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NSW:door-green@S"],"seq":54,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-7","digest":"69fc6649784954c1"}',1.79490388420092320444e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',17,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S NS|W"],"seq":58}',1.79490388432738852495e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S repair-lantern-cart"],"seq":62,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-8","digest":"98cf61269a7148bb"}',1.79490388440538930895e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',19,'move','{"kind":"move","seat":1,"lines":["p2: NE:ladder-green -2,-1"],"seq":64}',1.79490388446982121464e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',20,'move','{"kind":"move","seat":0,"lines":["p1: SW|E -1,1"],"seq":66,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-9","digest":"47908e3e333099af"}',1.7949038845463442803e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',21,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart map"],"seq":70}',1.79490388480149960521e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',22,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,0"],"seq":72,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-10","digest":"102449b814dd63ab"}',1.79490388496774840357e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',23,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@E 0,-2"],"seq":73}',1.79490388499161291117e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',24,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":74}',1.79490388500403428078e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',25,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW -1,-2"],"seq":75,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-11","digest":"b51e1cf0fbd83568"}',1.7949038850196790695e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',26,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":76,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-12","digest":"7124afe746af59f7"}',1.7949038850306453705e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NE"],"seq":77}',1.79490388503798294064e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',28,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,-2"],"seq":79}',1.794903885042481184e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',29,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N -2,-2"],"seq":82,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-13","digest":"1509636589f61095"}',1.79490388504599189759e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',30,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-green@W key"],"seq":86}',1.79490388504976701739e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',31,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-blue@W -2,-3"],"seq":88,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-14","digest":"f84e4e6599b7caa8"}',1.79490388505297088616e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',32,'move','{"kind":"move","seat":1,"lines":["p2: EW -3,-2"],"seq":90}',1.79490388505649924285e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',33,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S repair-cart"],"seq":94,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-15","digest":"d510332e54258853"}',1.79490388505956196783e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',34,'move','{"kind":"move","seat":1,"lines":["p2: ESW:troll@W 1,-2"],"seq":95}',1.79490388506308507919e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',35,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,-2"],"seq":97}',1.79490388506529760363e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',36,'move','{"kind":"move","seat":0,"lines":["p1: map 9,0"],"seq":98,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-16","digest":"3f179281d2da7e68"}',1.79490388506829285624e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',37,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E broken-lantern"],"seq":100}',1.79490388507191109658e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',38,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":101,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-17","digest":"f4e6aab61a38dd9d"}',1.79490388507479548454e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',39,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N -4,-2"],"seq":102}',1.79490388507886552806e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',40,'move','{"kind":"move","seat":0,"lines":["p1: broken-pick p2"],"seq":103,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-18","digest":"c912f3b776dcca1a"}',1.79490388508217430115e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',41,'move','{"kind":"move","seat":1,"lines":["p2: remove broken-pick EW broken-lantern"],"seq":106}',1.79490388508601379389e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',42,'move','{"kind":"move","seat":0,"lines":["p1: discard EW repair-pick-lantern"],"seq":108,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-19","digest":"3b479ba5cf465e17"}',1.79490388508970427506e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',43,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-cart"],"seq":109}',1.79490388509775733948e+09);
INSERT INTO "entries" VALUES('7EED8OBqQz4zp3Wa',44,'move','{"kind":"move","seat":0,"lines":["p1: discard key","goals NSW:door-blue@N+gold3, N|S|W, NS|E|W:gold1, NEW:door-green@N+gold3, NEW:door-green@E+gold1, EW|N|S:gold2","deck broken-pick NW NSW:door-green@S map EW NSW|E:gold1@E broken-cart EW NEW:door-green@N NESW:troll@W repair-pick-lantern NW:ladder-blue broken-cart broken-lantern NS|W NS NW NE|S repair-cart EW NW|E NESW:door-blue@S NE|SW NW|S NE|W key broken-lantern EW broken-pick NESW:door-green@W NEW:troll@E NSW:troll@S repair-lantern NEW|S:gold1@S key map NS NW|ES:gold1@E NSW:door-blue@N NEW:door-blue@E repair-pick-cart rockfall repair-lantern-cart NE:ladder-green repair-pick NE rockfall NS|EW NS NE"],"seq":126,"person":"z7kYQFCJs0Wfxxg4","id":"140257345595152-20","digest":"50503aceeec3a46d","round":true}',1.79490388510909914965e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',0,'created','{"kind":"created","code":"VEBXJK","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490388513461184504e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490388513461184504e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490388513461184504e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-green@S+gold2, NSW:door-blue@N+gold3, NS|E|W:gold1, N|E|S|W, N|W:gold1@W, NEW:door-blue@N+gold2\",\n  \"deck repair-cart NW|E NSW:door-green@S repair-pick repair-lantern NW|ES:gold1@E NS|EW:gold1@N NS EW NSW:troll@S NEW:door-blue@E rockfall EW|S:gold1@S NEW:door-green@N EW NE:ladder-green NE NE|W NESW:door-green@W NSW:door-blue@N broken-cart key NS repair-pick-cart map NESW:troll@W NS|W key EW NESW:door-blue@S NW:ladder-blue broken-lantern broken-lantern NS broken-cart NS|EW NSW|E:gold1@E broken-pick repair-pick-lantern NW map NE NEW|S:gold1@S broken-pick rockfall EW NW NEW:troll@E repair-lantern-cart NW|S NE|S NE|SW\",\n]\n","seq":13}',1.79490388514374756816e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',4,'move','{"kind":"move","seat":0,"lines":["p1: discard EW repair-cart"],"seq":17,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-1","digest":"3546204ec799e854"}',1.79490388534597396846e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NS rockfall"],"seq":21}',1.79490388540518975256e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',6,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern"],"seq":23,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-2","digest":"3d3f8bc05462f522"}',1.7949038854319076538e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',7,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES:gold1@N 1,-1"],"seq":26}',1.79490388543653869631e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',8,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S NSW:door-green@S"],"seq":30,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-3","digest":"98f5acea9f5d03ff"}',1.79490388544694113737e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',9,'move','{"kind":"move","seat":1,"lines":["p2: NES:troll@N 0,0"],"seq":31}',1.79490388545107460022e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',10,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":32}',1.79490388545320153235e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',11,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N -1,1"],"seq":33,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-4","digest":"72918683fd7093f0"}',1.79490388546267604823e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',12,'move','{"kind":"move","seat":0,"lines":["p1: bribe 0,0"],"seq":35,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-5","digest":"b95fdf3b8e86f3ac"}',1.7949038854948132038e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',13,'move','{"kind":"move","seat":1,"lines":["p2: discard NE:ladder-green"],"seq":37}',1.7949038855137696266e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',14,'move','{"kind":"move","seat":0,"lines":["p1: NEW:door-green@N -2,1"],"seq":39,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-6","digest":"9bee9f01f9c6ce16"}',1.7949038855631768703e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',15,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|E"],"seq":41}',1.79490388556843972209e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',16,'move','{"kind":"move","seat":0,"lines":["p1: NSW:door-blue@N -2,0"],"seq":43,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-7","digest":"59dc8018e904276e"}',1794903885.5868);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',17,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":45}',1.7949038855923173428e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W NEW:door-blue@E"],"seq":49,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-8","digest":"f31326c3c3a14696"}',1.79490388562707591053e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',19,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NE|W"],"seq":53}',1.79490388563362526894e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NE"],"seq":55,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-9","digest":"ce17eb5f5f50e894"}',1.79490388566728639599e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',21,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":57}',1.79490388567233777046e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',22,'move','{"kind":"move","seat":0,"lines":["p1: discard EW repair-pick-cart"],"seq":61,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-10","digest":"572d9bf9f7349566"}',1.79490388573399186136e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S"],"seq":63}',1.79490388578177309034e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',24,'move','{"kind":"move","seat":0,"lines":["p1: key -2,0"],"seq":65,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-11","digest":"b842f4a1d3f6cc3f"}',1.79490388581199574466e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',25,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,2"],"seq":67}',1794903885.95315);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E broken-cart"],"seq":71,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-12","digest":"00a317680895510c"}',1.79490388598651075366e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',27,'move','{"kind":"move","seat":1,"lines":["p2: ES:ladder-blue 1,2"],"seq":73}',1.7949038860013077259e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',28,'move','{"kind":"move","seat":0,"lines":["p1: ES -3,0"],"seq":75,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-13","digest":"64923bce1ac76590"}',1.79490388601960778238e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',29,'move','{"kind":"move","seat":1,"lines":["p2: NS|W 0,-2"],"seq":77}',1.79490388604701781279e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NE NESW:door-green@W"],"seq":81,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-14","digest":"00f64d9c204c4f4e"}',1.79490388605662512782e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',31,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW broken-lantern"],"seq":85}',1.79490388609114527706e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',32,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern key"],"seq":89,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-15","digest":"4bab8e7dd903464d"}',1.79490388609814524654e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',33,'move','{"kind":"move","seat":1,"lines":["p2: discard map repair-pick"],"seq":93}',1794903886.11939);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',34,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-lantern-cart"],"seq":96,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-16","digest":"960d2e6b84a9c833"}',1.79490388613447690007e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',35,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|S NW|S"],"seq":98}',1.79490388614154410366e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',36,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW broken-pick"],"seq":100,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-17","digest":"b90f3127bfc7020c"}',1.79490388615894269942e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',37,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p1"],"seq":101}',1.79490388616423678395e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',38,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":102,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-18","digest":"50a981d2cdb9cfc5"}',1.79490388617901015276e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',39,'move','{"kind":"move","seat":1,"lines":["p2: NEW|S:gold1@S 1,3"],"seq":103}',1.7949038861831879616e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',40,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":104,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-19","digest":"2155218e66def29f"}',1.79490388621007537837e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',41,'move','{"kind":"move","seat":1,"lines":["p2: ES -1,-1"],"seq":105}',1.79490388621395897863e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',42,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E"],"seq":106,"person":"z7kYQFCJs0Wfxxg4","id":"140257345699600-20","digest":"55fe9f7fe19b01a3"}',1.79490388622246122354e+09);
INSERT INTO "entries" VALUES('AVdEURNgqNi51Q9B',43,'move','{"kind":"move","seat":1,"lines":["p2: EW 2,3"],"seq":110,"over":true,"winners":[1]}',1.79490388622601199151e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',0,'created','{"kind":"created","code":"TULGTZ","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490387748920798309e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490387748920798309e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490387748920798309e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals N|W:gold1@W, NEW:door-green@E+gold1, NW:door-green@W+gold1, N|S|W, NSW:door-blue@N+gold3, N|E:gold3@N\",\n  \"deck NEW:troll@E repair-lantern-cart NE|S broken-pick NESW:door-green@W NE|W NE NEW:door-blue@E NE repair-pick-lantern broken-lantern NS repair-pick map NS|EW broken-pick NSW:troll@S NW|ES:gold1@E NW|E broken-lantern NW key NESW:troll@W NS NE:ladder-green NE|SW NESW:door-blue@S NSW:door-green@S EW NW|S rockfall repair-lantern rockfall NEW:door-green@N repair-cart NS NW EW NW:ladder-blue NS|EW:gold1@N NEW|S:gold1@S NSW|E:gold1@E map key EW NSW:door-blue@N repair-pick-cart EW broken-cart NS|W broken-cart EW|S:gold1@S\",\n]\n","seq":13}',1.79490387751147294041e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',4,'chat','{"kind":"chat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0,"text":"Let us play duel!","id":"140257345642384-1","digest":"78cbf2f8efd8e768"}',1794903877.65336);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-2","digest":"c85dfc1e3bdee380"}',1.79490387767417025567e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-green@W NE|S"],"seq":18,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-3","digest":"133d6b019179d97c"}',1.79490387770658063886e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',7,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-lantern"],"seq":20}',1.79490387771385741235e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',8,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W -1,1"],"seq":21,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-4","digest":"e390d15d9e27d2de"}',1.79490387772742819791e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',9,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":22,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-5","digest":"b4f71f8081017f30"}',1.7949038778815624714e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',10,'move','{"kind":"move","seat":1,"lines":["p2: SW|E -1,-1"],"seq":24}',1.79490387797633266448e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',11,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern broken-pick"],"seq":26,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-6","digest":"0922bced6c94178f"}',1.79490387798295974726e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',12,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,1"],"seq":29,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-7","digest":"a6af4227a9204c30"}',1.79490387800812530513e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',13,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 1,-1"],"seq":31}',1.7949038781139709949e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E map"],"seq":35,"person":"z7kYQFCJs0Wfxxg4","id":"140257345642384-8","digest":"77cd11584321fe27"}',1.79490387816265559196e+09);
INSERT INTO "entries" VALUES('K6Tkt2GrQRl0BDV8',15,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern broken-pick"],"seq":39}',1.79490387847986102107e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',0,'created','{"kind":"created","code":"ENVKJR","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490387043830561634e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490387043830561634e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490387043830561634e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490387043830561634e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490387043830561634e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p3\",\n  \"roles saboteur digger digger digger digger\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck repair-lantern NESW NESW NS NS repair-cart N NEW E|W N|W broken-lantern NES NW map NEW broken-lantern broken-cart NES NES NE map broken-pick EW NESW NES rockfall NE broken-pick map repair-pick NE broken-pick repair-lantern NS rockfall NW NE EW repair-pick-lantern repair-pick-cart repair-lantern-cart N|E|S N|S NEW NESW N|E|S|W NES broken-cart NEW NESW EW map NW repair-cart rockfall repair-pick NW NE map NEW N|E NS E broken-lantern N|E|W map broken-cart\",\n]\n","seq":29}',1.79490387054257273676e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',6,'move','{"kind":"move","seat":2,"lines":["p3: discard NESW"],"seq":31}',1.79490387379037451744e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',7,'move','{"kind":"move","seat":3,"lines":["p4: discard NEW"],"seq":33}',1.79490387381170082088e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',8,'chat','{"kind":"chat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"140257409853136-1","digest":"e14a3ef9b75c8f02"}',1.79490387384258818625e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-2","digest":"5d5c36c51f2704bb"}',1.79490387389373302461e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',10,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,-1"],"seq":36,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-3","digest":"15e6d11e7b853ddd"}',1.79490387394318747522e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW"],"seq":38}',1.79490387395177531239e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',12,'move','{"kind":"move","seat":2,"lines":["p3: NEW 1,0"],"seq":40}',1.79490387396610975257e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',13,'move','{"kind":"move","seat":3,"lines":["p4: NE 0,1"],"seq":42}',1.79490387397526192665e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',14,'move','{"kind":"move","seat":0,"lines":["p1: discard map"],"seq":44,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-4","digest":"e0832a72a3eb1a32"}',1.79490387404572629926e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',15,'move','{"kind":"move","seat":1,"lines":["p2: E|S 1,-1"],"seq":46}',1.79490387407551050188e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',16,'move','{"kind":"move","seat":2,"lines":["p3: NSW 0,-2"],"seq":48}',1.7949038741578092575e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',17,'move','{"kind":"move","seat":3,"lines":["p4: rockfall 0,-2"],"seq":50}',1.79490387419885563851e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',18,'move','{"kind":"move","seat":0,"lines":["p1: E|W -1,0"],"seq":52,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-5","digest":"1952e38257546adc"}',1.79490387435516262053e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',19,'move','{"kind":"move","seat":1,"lines":["p2: NSW 2,0"],"seq":54}',1.79490387455041956908e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',20,'move','{"kind":"move","seat":2,"lines":["p3: NES 0,-2"],"seq":56}',1.79490387469409084317e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',21,'move','{"kind":"move","seat":3,"lines":["p4: broken-lantern p1"],"seq":58}',1794903874.76783);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',22,'move','{"kind":"move","seat":0,"lines":["p1: repair-lantern p1"],"seq":60,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-6","digest":"4be13af5129ebf73"}',1.79490387487082076077e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',23,'move','{"kind":"move","seat":1,"lines":["p2: broken-pick p4"],"seq":62}',1.79490387493925619127e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',24,'move','{"kind":"move","seat":2,"lines":["p3: S 0,-3"],"seq":64}',1.79490387497440099717e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',25,'move','{"kind":"move","seat":3,"lines":["p4: discard NESW"],"seq":66}',1.79490387505895090101e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',26,'move','{"kind":"move","seat":0,"lines":["p1: SW 1,1"],"seq":68,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-7","digest":"fa97b65937a59598"}',1.7949038751461884975e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',27,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick-cart"],"seq":70}',1.79490387525126075742e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',28,'move','{"kind":"move","seat":2,"lines":["p3: discard repair-lantern-cart"],"seq":72}',1.79490387525908875465e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',29,'move','{"kind":"move","seat":3,"lines":["p4: discard NES"],"seq":74}',1.79490387528661203379e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',30,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall"],"seq":76,"person":"z7kYQFCJs0Wfxxg4","id":"140257409853136-8","digest":"58824fcbc180334f"}',1.79490387532690572744e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',31,'move','{"kind":"move","seat":1,"lines":["p2: map 8,-2"],"seq":78}',1.79490387535893225674e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',32,'move','{"kind":"move","seat":2,"lines":["p3: EW 1,-2"],"seq":80}',1.79490387539086151125e+09);
INSERT INTO "entries" VALUES('NfZPcLhqF1OFM1OT',33,'move','{"kind":"move","seat":3,"lines":["p4: discard N|E|S"],"seq":82}',1.79490387549807739256e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',0,'created','{"kind":"created","code":"CJRTKC","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490387861161255836e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490387861161255836e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals N|E|S|W, EW|N|S:gold2, NSW:door-blue@W+gold1, N|W:gold1@W, NE:door-blue@E+gold1, NEW:door-green@E+gold1\",\n  \"deck rockfall repair-pick NW EW|S:gold1@S NW:ladder-blue repair-lantern-cart NE:ladder-green NE|W NS broken-pick NEW|S:gold1@S key NS|EW:gold1@N NEW:door-blue@E rockfall NS|W map NW|S repair-pick-cart NE NSW:troll@S repair-cart repair-pick-lantern NESW:door-blue@S map EW NW NS|EW NESW:troll@W NW|ES:gold1@E NESW:door-green@W NEW:door-green@N broken-lantern NSW:door-blue@N repair-lantern NEW:troll@E broken-lantern NE NS key NS EW NW|E EW NE|S NSW:door-green@S EW NE|SW NSW|E:gold1@E broken-pick broken-cart broken-cart\",\n]\n","seq":9}',1.79490387864184236521e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',3,'chat','{"kind":"chat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0,"text":"Let us play solo!","id":"140257345584784-1","digest":"8eb0f5a8d7414b04"}',1.79490387867254447933e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":10,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-2","digest":"77882884f5078763"}',1.79490387868098807337e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',5,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S map"],"seq":14,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-3","digest":"0864ebe16a09c9a1"}',1.79490387868346118927e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',6,'move','{"kind":"move","seat":0,"lines":["p1: discard NW"],"seq":16,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-4","digest":"d56390bacde3f213"}',1.79490387868610405926e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',7,'move','{"kind":"move","seat":0,"lines":["p1: NE 0,1"],"seq":18,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-5","digest":"229f26200685fa04"}',1.79490387868973469732e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NW:ladder-blue"],"seq":20,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-6","digest":"761329bf2c1d4ba7"}',1.79490387880278801915e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',9,'move','{"kind":"move","seat":0,"lines":["p1: ES|N -1,0"],"seq":22,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-7","digest":"9aa63b6a1ebc3919"}',1.79490387883526134491e+09);
INSERT INTO "entries" VALUES('V6QF4_Sy-bIh7u3Y',10,'move','{"kind":"move","seat":0,"lines":["p1: NES:troll@N 0,-1"],"seq":23,"person":"z7kYQFCJs0Wfxxg4","id":"140257345584784-8","digest":"1a4dd88522f9c1a6"}',1.79490387889499068262e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',0,'created','{"kind":"created","code":"BGPSPH","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490387955338096623e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490387955338096623e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490387955338096623e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490387955338096623e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490387955338096623e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p3\",\n  \"roles yellow-saboteur yellow-loyal yellow-loyal yellow-saboteur\",\n  \"goals NESW:exit, NE:ladder, NES:vein, NW:hole\",\n  \"deck I.NESW I.NEW I.EW I.axe I.NE:ladder I.rat I.NW I.NEW I.NESW I.boots I.goblin I.NES I.NE|SW:tunnel I.information I.lindworm I.NS|EW:bridge@N I.NESW:hole I.N:hole I.information I.NS|EW:bridge@E I.web I.NES:hole I.rat I.rockfall I.NEW I.NE I.NES I.NS I.NW|ES:tunnel\",\n  \"deck II.rat II.NES:hole@E II.NESW II.NESW II.lindworm II.goblin II.E:hole II.NES II.information II.N:ladder II.NW II.axe II.boots II.rockfall II.NS II.NW|ES:tunnel II.NEW:hole@N II.EW II.NEW II.swap-hands II.NEW:vein@N II.NE II.NW:ladder@N II.information II.NS|EW:bridge@N II.NE|SW:tunnel II.web\",\n  \"deck III.NESW III.NE|SW:tunnel III.NES III.swap-hands III.rat III.axe III.boots III.rat III.E:ladder III.NES:vein III.NS|EW:bridge@E III.N:hole III.NS III.information III.rockfall III.web III.goblin III.lindworm III.NE III.lindworm III.NEW III.goblin III.NW III.NEW:hole III.NESW:hole III.EW\",\n]\n","seq":25}',1.79490387957023501399e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',6,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NS|EW:bridge@E I.NS|EW:bridge@N"],"seq":29}',1.79490387968158364301e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',7,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NE|SW:tunnel I.web"],"seq":33}',1.79490387970443248744e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',8,'chat','{"kind":"chat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"140257346976400-1","digest":"c6baf07cee155a08"}',1.79490387972038388251e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',9,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":34,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-2","digest":"3d310cdc51ac29b4"}',1.79490387974203228953e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',10,'move','{"kind":"move","seat":0,"lines":["p1: I.NES:hole -1,0"],"seq":35,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-3","digest":"bcc0ffb5b01aab9e"}',1.79490387975310325624e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',11,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":36,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-4","digest":"8644550e44632084"}',1.79490387977066731452e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',12,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":37,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-5","digest":"7d04c82ca5f06b8e"}',1.79490387981020236012e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',13,'move','{"kind":"move","seat":1,"lines":["p2: discard I.information I.rat"],"seq":39}',1.79490387982222080235e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',14,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":41}',1.79490387983485245705e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',15,'move','{"kind":"move","seat":2,"lines":["p3: discard I.NE"],"seq":42}',1.79490387984791803358e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',16,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":43}',1.79490387986344313618e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',17,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NEW"],"seq":44}',1.7949038798717255592e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',18,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":45}',1.79490387987731862071e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',19,'move','{"kind":"move","seat":0,"lines":["p1: I.information p3"],"seq":46,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-6","digest":"837174d6db3427ce"}',1.79490387988619446756e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',20,'move','{"kind":"move","seat":0,"lines":["p1: stop"],"seq":47,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-7","digest":"7cc5a72a8352f70f"}',1.79490387989774489397e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',21,'move','{"kind":"move","seat":1,"lines":["p2: propose-end"],"seq":48}',1.79490388003409481049e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',22,'move','{"kind":"move","seat":2,"lines":["p3: refuse"],"seq":49}',1.79490388016216111189e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',23,'move','{"kind":"move","seat":1,"lines":["p2: I.ES -1,-1"],"seq":50}',1.79490388029365968702e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',24,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":51}',1.79490388040934062009e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',25,'move','{"kind":"move","seat":1,"lines":["p2: step 0,0"],"seq":52}',1.79490388044219541545e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',26,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":54}',1.7949038805140593052e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',27,'move','{"kind":"move","seat":2,"lines":["p3: I.NEW 1,0"],"seq":55}',1.79490388053790545465e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',28,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":56}',1.79490388070456147193e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',29,'move','{"kind":"move","seat":3,"lines":["p4: discard I.NESW II.N:ladder"],"seq":58}',1.79490388076922321317e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',30,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":60}',1.7949038808178424835e+09);
INSERT INTO "entries" VALUES('kzgEkl2m1kyCkgaE',31,'move','{"kind":"move","seat":0,"lines":["p1: discard I.rat II.NW"],"seq":62,"person":"z7kYQFCJs0Wfxxg4","id":"140257346976400-8","digest":"6bd733765fe420a6"}',1.79490388099812817578e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',0,'created','{"kind":"created","code":"NZGPNK","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"z7kYQFCJs0Wfxxg4","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79490387567004227643e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',1,'sat','{"kind":"sat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0}',1.79490387567004227643e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79490387567004227643e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79490387567004227643e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79490387567004227643e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p1\",\n  \"roles blue-digger green-digger green-digger blue-digger saboteur blue-digger saboteur green-digger green-digger profiteer geologist geologist blue-digger saboteur boss\",\n  \"goals gold, stone NE, stone NW\",\n  \"deck swap-hands map N:crystal repair-cart NE NE|W NE:door-blue NE NEW:crystal repair-pick repair-lantern-cart rockfall NS NES trapped EW:door-blue NESW free repair-pick-lantern map N map hands-off NESW broken-cart rockfall N:ladder NE|S inspection rockfall repair-pick-cart EW|S:crystal NE E|W broken-cart NS|E:door-green free NEW EW:door-green inspection theft NESW NEW N|E|S swap-hats NW|ES E:crystal broken-cart NES:crystal NS|E|W N|W NW NS|EW free NEW broken-lantern NEW N|E|S|W N|S NE NS repair-cart NS N|E map map broken-lantern NSW|E:crystal NS|EW trapped NS:door-blue free broken-pick repair-lantern ESW|N:crystal NE:ladder theft NEW:crystal repair-lantern NES hands-off EW NEW:crystal NS map NESW NESW:crystal NES swap-hands NW NEW theft broken-pick NW:ladder N|E|W NW NE swap-hats NE|SW EW NESW NW|S NW:door-green repair-pick hands-off trapped broken-pick NW|E E NES broken-lantern EW|N|S EW NW NES theft E:ladder\",\n]\n","seq":29}',1.79490387581013417241e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',6,'chat','{"kind":"chat","person":"z7kYQFCJs0Wfxxg4","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"140257345588752-1","digest":"e188cda132a03129"}',1.79490387597724699976e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-2","digest":"b21568e8e81b8a3a"}',1.79490387599575138086e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',8,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW NEW:crystal swap-hands"],"seq":36,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-3","digest":"94c0668fb99457ef"}',1.79490387600217819212e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',9,'move','{"kind":"move","seat":1,"lines":["p2: SW|E 0,-1"],"seq":38}',1.79490387600855898862e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',10,'move','{"kind":"move","seat":2,"lines":["p3: discard NE:door-blue hands-off repair-lantern-cart"],"seq":44}',1.79490387601390719409e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',11,'move','{"kind":"move","seat":3,"lines":["p4: discard map repair-cart rockfall"],"seq":50}',1.79490387601899027822e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',12,'move','{"kind":"move","seat":0,"lines":["p1: discard N:ladder NE"],"seq":54,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-4","digest":"4a9181b55131d122"}',1.79490387603625321387e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',13,'move','{"kind":"move","seat":1,"lines":["p2: SW|N 0,1"],"seq":56}',1.7949038760476663112e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',14,'move','{"kind":"move","seat":2,"lines":["p3: inspection p1"],"seq":58}',1.79490387605283355709e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',15,'move','{"kind":"move","seat":3,"lines":["p4: discard EW:door-blue EW|S:crystal NESW"],"seq":64}',1.79490387605916023247e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|E:door-green rockfall"],"seq":68,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-5","digest":"0f056e50be425561"}',1.79490387609372401239e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',17,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":70}',1.7949038761951670647e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',18,'move','{"kind":"move","seat":2,"lines":["p3: discard rockfall"],"seq":72}',1.79490387631763744359e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',19,'move','{"kind":"move","seat":3,"lines":["p4: E|W -1,-1"],"seq":74}',1.79490387640972924232e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW NS broken-cart"],"seq":80,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-6","digest":"f99af58b227c6f79"}',1.79490387648917984961e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',21,'move','{"kind":"move","seat":1,"lines":["p2: discard free free map"],"seq":86}',1.79490387665502834323e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',22,'move','{"kind":"move","seat":2,"lines":["p3: discard N:crystal repair-pick-lantern swap-hats"],"seq":92}',1.79490387677998542784e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',23,'move','{"kind":"move","seat":3,"lines":["p4: discard NE"],"seq":94}',1.79490387688552236553e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',24,'move','{"kind":"move","seat":0,"lines":["p1: discard E:crystal N broken-cart"],"seq":100,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-7","digest":"ae7bde9b2d4b62a2"}',1.79490387690103936194e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|E|W NW N|E|S"],"seq":106}',1.79490387698199844361e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',26,'move','{"kind":"move","seat":2,"lines":["p3: discard NS|EW free repair-pick-cart"],"seq":112}',1.79490387707399821288e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',27,'move','{"kind":"move","seat":3,"lines":["p4: discard EW:door-green NE NW|ES"],"seq":118}',1.79490387709142780307e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',28,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p3"],"seq":120,"person":"z7kYQFCJs0Wfxxg4","id":"140257345588752-8","digest":"300b1a4535ae2e61"}',1.79490387710590696334e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',29,'move','{"kind":"move","seat":1,"lines":["p2: discard NE N|W"],"seq":124}',1.79490387711456751826e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',30,'move','{"kind":"move","seat":2,"lines":["p3: remove broken-cart NEW map"],"seq":128}',1.79490387712230610849e+09);
INSERT INTO "entries" VALUES('ogQYrjzftQeA2CRn',31,'move','{"kind":"move","seat":3,"lines":["p4: discard broken-lantern map"],"seq":132}',1.79490387713254284859e+09);
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','NfZPcLhqF1OFM1OT',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','ogQYrjzftQeA2CRn',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','K6Tkt2GrQRl0BDV8',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','V6QF4_Sy-bIh7u3Y',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','kzgEkl2m1kyCkgaE',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','1SKytPNiiFYadH1A',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','7EED8OBqQz4zp3Wa',1,0.0);
INSERT INTO "members" VALUES('z7kYQFCJs0Wfxxg4','AVdEURNgqNi51Q9B',0,1.79490388622601199151e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('z7kYQFCJs0Wfxxg4','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79490387033931255347e+09,0,0,0);
CREATE TABLE played (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	seconds INTEGER NOT NULL, 
	moves INTEGER NOT NULL, 
	year INTEGER NOT NULL, 
	game VARCHAR(20) NOT NULL, 
	players INTEGER NOT NULL, 
	company VARCHAR(8) NOT NULL, 
	roles VARCHAR(400) NOT NULL, 
	won BOOLEAN, 
	gold INTEGER NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "played" VALUES('z7kYQFCJs0Wfxxg4','AVdEURNgqNi51Q9B',0,1.79490388622601199151e+09,1,40,2026,'duel',2,'bots',',green,',0,0);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
CREATE TABLE stories (
	digest VARCHAR(64) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest, version)
);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(12) NOT NULL, 
	free INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, summary TEXT DEFAULT '' NOT NULL, "indexed" INTEGER DEFAULT '0' NOT NULL, packed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('NfZPcLhqF1OFM1OT','ENVKJR',0,'playing',0,1.79490387043830561634e+09,1.79490387549807739256e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["z7kYQFCJs0Wfxxg4",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('ogQYrjzftQeA2CRn','NZGPNK',0,'playing',0,1.79490387567004227643e+09,1.79490387713254284859e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["z7kYQFCJs0Wfxxg4",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('K6Tkt2GrQRl0BDV8','TULGTZ',0,'playing',0,1.79490387748920798309e+09,1.79490387847986102107e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["z7kYQFCJs0Wfxxg4",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('V6QF4_Sy-bIh7u3Y','CJRTKC',0,'playing',0,1.79490387861161255836e+09,1.79490387864184236521e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["z7kYQFCJs0Wfxxg4"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('kzgEkl2m1kyCkgaE','BGPSPH',0,'playing',0,1.79490387955338096623e+09,1.7949038808178424835e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["z7kYQFCJs0Wfxxg4",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('1SKytPNiiFYadH1A','NAEJNV',1,'lobby',1,1.79490388114719343192e+09,1.79490388114719343192e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["z7kYQFCJs0Wfxxg4",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('7EED8OBqQz4zp3Wa','MQJPKK',0,'between',0,1.79490388144321584701e+09,1.79490388510909914965e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["z7kYQFCJs0Wfxxg4",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('AVdEURNgqNi51Q9B','VEBXJK',0,'over',0,1.79490388513461184504e+09,1.79490388622601199151e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["z7kYQFCJs0Wfxxg4",null],"asked":null,"winners":[1],"gold":[0,1]}',1,0);
CREATE TABLE tallies (
	person VARCHAR(40) NOT NULL, 
	year INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	"key" VARCHAR(120) NOT NULL, 
	count INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	PRIMARY KEY (person, year, kind, "key")
);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',1,1,1);
INSERT INTO "tallies" VALUES('z7kYQFCJs0Wfxxg4',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('z7kYQFCJs0Wfxxg4',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('z7kYQFCJs0Wfxxg4',2026,'match','duel|2|bots',1,0,1);
INSERT INTO "tallies" VALUES('z7kYQFCJs0Wfxxg4',2026,'role','duel||2|bots',1,0,0);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','NfZPcLhqF1OFM1OT');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','ogQYrjzftQeA2CRn');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','K6Tkt2GrQRl0BDV8');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','V6QF4_Sy-bIh7u3Y');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','kzgEkl2m1kyCkgaE');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','1SKytPNiiFYadH1A');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','7EED8OBqQz4zp3Wa');
INSERT INTO "traces" VALUES('z7kYQFCJs0Wfxxg4','AVdEURNgqNi51Q9B');
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
CREATE INDEX tables_unpacked ON tables (phase, packed, changed);
COMMIT;
