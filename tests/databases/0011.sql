BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79493608642385625842e+09,1);
CREATE TABLE calls (
	table_id VARCHAR(40) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	moved INTEGER NOT NULL, 
	due FLOAT, 
	stage INTEGER DEFAULT '0' NOT NULL, 
	tries INTEGER DEFAULT '0' NOT NULL, 
	pushed FLOAT DEFAULT '0' NOT NULL, 
	mailed FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, person)
);
INSERT INTO "calls" VALUES('ubg74y_n4CkTl4tX','aMmCtJ7g9G3Zl6dZ',0,1.79493609893500351911e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('-roPzhx0uyUhnx3w','aMmCtJ7g9G3Zl6dZ',1,1.79493609968324351307e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('eydmLxr6XgzFqE-s','aMmCtJ7g9G3Zl6dZ',0,1.79493610038339424135e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('Fe4yOHHjmk04xSwh','aMmCtJ7g9G3Zl6dZ',0,1.79493610080766415591e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('wzXpnNC2nDI6PqQi','aMmCtJ7g9G3Zl6dZ',0,1794936101.2637,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('nHiFQkOzEPxB2aQS','aMmCtJ7g9G3Zl6dZ',0,1.7949361018236570358e+09,0,0,0.0,0.0);
INSERT INTO "calls" VALUES('701xku4rPQcZKDD0','aMmCtJ7g9G3Zl6dZ',0,1.79493610308982491489e+09,0,0,0.0,0.0);
CREATE TABLE challenges (
	id VARCHAR(64) NOT NULL, 
	purpose VARCHAR(12) NOT NULL, 
	person VARCHAR(40), 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "challenges" VALUES('24d6b22d4350f3caacd4a7c9e4c7870c85da369da38c3ba9f0b508ed4037e900','make','aMmCtJ7g9G3Zl6dZ',1.7949363862402675152e+09);
CREATE TABLE devices (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(40) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(120) NOT NULL, 
	auth VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('d','aMmCtJ7g9G3Zl6dZ','https://push.example/1','k','a',1.0);
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
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',0,'created','{"kind":"created","code":"YJWWUN","game":"saboteur2","players":4,"options":{"edition":"de","rounds":3,"first":"random","boss_solo":true,"profiteer_solo":true,"profiteer_always":false,"trapped_geologist_paid":false,"ladder_joint":false,"sit_out":"rest_of_round"},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493607966231131555e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493607966231131555e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493607966231131555e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493607966231131555e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493607966231131555e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur2\"\nrules = 2\ndeck = \"3348ac6703957f1fc48fc9628b24720d88b1f0c833322ab45e1c84636a1498d9\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", boss_solo = true, profiteer_solo = true, profiteer_always = false, trapped_geologist_paid = false, ladder_joint = false, sit_out = \"rest_of_round\" }\nlog = [\n  \"first p4\",\n  \"roles blue-digger saboteur saboteur blue-digger boss blue-digger green-digger green-digger green-digger geologist geologist profiteer saboteur blue-digger green-digger\",\n  \"goals gold, stone NE, stone NW\",\n  \"deck swap-hands swap-hands trapped rockfall rockfall free NW|S NS free hands-off NES E:crystal theft broken-lantern free NE|SW NS E:ladder NS NESW:crystal trapped NEW free NE|S NE:ladder N:ladder repair-lantern NS|EW repair-pick-lantern NES broken-pick EW|S:crystal hands-off NE swap-hats map NES NEW theft N|E NS|E|W NW:ladder NESW NEW NESW theft NW|ES EW map repair-pick N|E|S|W repair-lantern inspection NW rockfall N|E|S NW:door-green NE:door-blue NW map repair-pick NES repair-cart NEW EW:door-blue NSW|E:crystal NEW:crystal repair-pick-cart N|W NW|E NEW NESW EW broken-pick N E broken-lantern NE NE N:crystal trapped hands-off NE|W broken-cart NS|EW map NE map swap-hats NW NES NS|E:door-green NE map EW|N|S NEW:crystal EW:door-green NW broken-cart ESW|N:crystal NESW repair-cart NS broken-pick EW broken-cart NS:door-blue NESW NEW:crystal NES:crystal theft inspection N|S E|W broken-lantern N|E|W repair-lantern-cart\",\n]\n","seq":29}',1.79493607967160153388e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',6,'move','{"kind":"move","seat":3,"lines":["p4: NS 0,1"],"seq":31}',1.79493607968317866324e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',7,'chat','{"kind":"chat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0,"text":"Let us play saboteur2!","id":"139993156100304-1","digest":"a121c0c17b2b03b1"}',1.79493607972019100183e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',8,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":32,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-2","digest":"4efc95368472101f"}',1.79493607972276806835e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',9,'move','{"kind":"move","seat":0,"lines":["p1: discard rockfall swap-hands"],"seq":36,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-3","digest":"2a99d94bce8ba9cd"}',1.79493607973769640924e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',10,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW free"],"seq":40}',1.79493607977178835869e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',11,'move','{"kind":"move","seat":2,"lines":["p3: trapped p4"],"seq":42}',1.79493607979949307438e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',12,'move','{"kind":"move","seat":3,"lines":["p4: remove trapped NESW:crystal rockfall"],"seq":46}',1.7949360798255569935e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',13,'move','{"kind":"move","seat":0,"lines":["p1: discard free trapped"],"seq":50,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-4","digest":"387da68a8b52aadb"}',1.79493607983049058914e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',14,'move','{"kind":"move","seat":1,"lines":["p2: W:ladder 1,0"],"seq":52}',1.79493607984082722663e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',15,'move','{"kind":"move","seat":2,"lines":["p3: discard NES free free"],"seq":58}',1.79493607986325836179e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',16,'move','{"kind":"move","seat":3,"lines":["p4: NE:ladder 2,0"],"seq":60}',1.79493607988142538068e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',17,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:crystal NS"],"seq":64,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-5","digest":"0be5b14e24bb25b2"}',1794936079.90673);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',18,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW 0,2"],"seq":66}',1.79493607992987251283e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',19,'move','{"kind":"move","seat":2,"lines":["p3: discard NS map"],"seq":70}',1.79493607994864082331e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',20,'move','{"kind":"move","seat":3,"lines":["p4: broken-pick p1"],"seq":72}',1.7949360799804923534e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',21,'move','{"kind":"move","seat":0,"lines":["p1: discard N|E hands-off"],"seq":76,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-6","digest":"c89871ddb5e5308d"}',1794936079.99095);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',22,'move','{"kind":"move","seat":1,"lines":["p2: NE 0,3"],"seq":78}',1.79493608000680160527e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',23,'move','{"kind":"move","seat":2,"lines":["p3: NW:ladder 1,3"],"seq":80}',1.79493608004040026667e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',24,'move','{"kind":"move","seat":3,"lines":["p4: discard NEW"],"seq":82}',1.79493608005298757555e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',25,'move','{"kind":"move","seat":0,"lines":["p1: discard N:ladder NESW theft"],"seq":88,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-7","digest":"1d8597896a3256e6"}',1.79493608005748748772e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|E|W repair-pick-lantern swap-hands"],"seq":94}',1.79493608008863472945e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',27,'move','{"kind":"move","seat":2,"lines":["p3: discard NES swap-hats"],"seq":98}',1.79493608012122321127e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',28,'move','{"kind":"move","seat":3,"lines":["p4: discard E:crystal NE|S"],"seq":102}',1.79493608013012051578e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',29,'move','{"kind":"move","seat":0,"lines":["p1: theft"],"seq":104,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156100304-8","digest":"6e4ed29bd2809442"}',1.79493608014487195014e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',30,'move','{"kind":"move","seat":1,"lines":["p2: NW|ES -1,0"],"seq":106}',1.79493608018471336364e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',31,'move','{"kind":"move","seat":2,"lines":["p3: discard NES NESW NW|S"],"seq":112}',1.79493608021680831911e+09);
INSERT INTO "entries" VALUES('-roPzhx0uyUhnx3w',32,'move','{"kind":"move","seat":3,"lines":["p4: discard NE:door-blue"],"seq":114}',1.79493608022814130778e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',0,'created','{"kind":"created","code":"ENTYYP","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949360830670106411e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.7949360830670106411e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7949360830670106411e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NEW:door-blue@N+gold2, N|W:gold1@W, NSW:door-blue@N+gold3, NS|E|W:gold1, NESW, NE:gold2\",\n  \"deck NSW:troll@S NE map NSW:door-green@S NW|ES:gold1@E NS broken-cart broken-lantern key NS|EW EW EW rockfall NS|W broken-pick NE:ladder-green EW|S:gold1@S NW repair-pick repair-pick-lantern NEW:troll@E NEW|S:gold1@S NE|S repair-pick-cart NEW:door-green@N key NW:ladder-blue NS|EW:gold1@N map NESW:door-blue@S NS NE|SW repair-lantern-cart broken-lantern NESW:door-green@W rockfall broken-pick NW|S EW NEW:door-blue@E NESW:troll@W repair-cart broken-cart EW NW NE|W NE NW|E repair-lantern NSW:door-blue@N NSW|E:gold1@E NS\",\n]\n","seq":13}',1.79493608308975243566e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',4,'move','{"kind":"move","seat":0,"lines":["p1: discard EW key"],"seq":17,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-1","digest":"d84563da70957499"}',1.79493608318696188925e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',5,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW broken-lantern"],"seq":21}',1.79493608321088337891e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',6,'move','{"kind":"move","seat":0,"lines":["p1: map 7,1"],"seq":23,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-2","digest":"aec956e1cafe2824"}',1.79493608322918176646e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',7,'move','{"kind":"move","seat":1,"lines":["p2: NES:door-green@N -1,-1"],"seq":25}',1.79493608325110530856e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',8,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-cart rockfall"],"seq":29,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-3","digest":"b44d561b69f1772c"}',1.79493608326879239083e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',9,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NE:ladder-green"],"seq":33}',1.79493608330342125896e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:troll@S NS|W"],"seq":37,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-4","digest":"19c2e25dd8e25633"}',1.79493608333668255806e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NS"],"seq":39}',1.79493608336193656918e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|S repair-pick"],"seq":43,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-5","digest":"1dfe78d08b991041"}',1.79493608338764142995e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',13,'move','{"kind":"move","seat":1,"lines":["p2: ESW|N:gold1@N 1,-1"],"seq":45}',1.79493608340461421012e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',14,'move','{"kind":"move","seat":0,"lines":["p1: discard key repair-pick-cart"],"seq":49,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-6","digest":"4ebc2c20a38c7012"}',1.79493608342795157428e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',15,'move','{"kind":"move","seat":1,"lines":["p2: NEW:door-green@N 1,0"],"seq":51}',1.79493608346057701113e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',16,'move','{"kind":"move","seat":0,"lines":["p1: map 7,-1"],"seq":53,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-7","digest":"696d4c5f02a74586"}',1.794936083487354517e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',17,'move','{"kind":"move","seat":1,"lines":["p2: NS -1,0"],"seq":55}',1.79493608352838373187e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',18,'move','{"kind":"move","seat":0,"lines":["p1: NW|ES:gold1@N -1,1"],"seq":58,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-8","digest":"956fc3e450cbca7e"}',1.79493608353362274175e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',19,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N repair-lantern-cart"],"seq":62}',1.79493608354328727716e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S NW:ladder-blue"],"seq":66,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-9","digest":"8c8acd84b0da66c5"}',1.79493608357431864734e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',21,'move','{"kind":"move","seat":1,"lines":["p2: discard NE broken-pick"],"seq":70}',1.79493608360814905166e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|SW"],"seq":72,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-10","digest":"727e69fdb8187f96"}',1.79493608362763190262e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',23,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E rockfall"],"seq":76}',1.79493608364283943178e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',24,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern repair-pick-lantern"],"seq":80,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-11","digest":"a89e64fd85d18f93"}',1.79493608366296958922e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',25,'move','{"kind":"move","seat":1,"lines":["p2: discard NW"],"seq":82}',1.79493608369650053981e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',26,'move','{"kind":"move","seat":0,"lines":["p1: discard NW NW|S"],"seq":86,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-12","digest":"79d046c56dadd3b7"}',1.79493608370912075041e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',27,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:troll@E"],"seq":88}',1.79493608372611665726e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',28,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S broken-pick"],"seq":92,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-13","digest":"c1be56178a3b138f"}',1.79493608374118351934e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',29,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-green@W"],"seq":94}',1.7949360837673375606e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',30,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N NW|E"],"seq":96,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-14","digest":"3e228045c5208117"}',1.79493608378139495856e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',31,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":97}',1.79493608379477262489e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',32,'move','{"kind":"move","seat":0,"lines":["p1: NE -1,2"],"seq":98,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-15","digest":"bccd431a43164dc9"}',1.79493608381720948221e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',33,'move','{"kind":"move","seat":1,"lines":["p2: discard NE|W repair-cart"],"seq":100}',1.79493608383354544635e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',34,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NSW|E:gold1@E"],"seq":102,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-16","digest":"67ab5434f7b8f43d"}',1.79493608384436535837e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',35,'move','{"kind":"move","seat":1,"lines":["p2: discard EW repair-lantern"],"seq":104}',1.79493608386788058278e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',36,'move','{"kind":"move","seat":0,"lines":["p1: NESW:troll@E 0,2"],"seq":105,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-17","digest":"8bca3684ebcf1a4b"}',1.79493608387969231609e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',37,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":105,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156131472-18","digest":"a5ae2833c150d5eb"}',1.79493608390127182003e+09);
INSERT INTO "entries" VALUES('701xku4rPQcZKDD0',38,'move','{"kind":"move","seat":1,"lines":["p2: NS 0,-2"],"seq":109,"over":true,"winners":[1]}',1794936083.93891);
INSERT INTO "entries" VALUES('FIUJnM3dTStB_IK6',0,'created','{"kind":"created","code":"EALCAH","game":"saboteur","players":3,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"aMmCtJ7g9G3Zl6dZ","public":true,"clock":{"kind":"none","seconds":0}}',1.79493608173104357726e+09);
INSERT INTO "entries" VALUES('FIUJnM3dTStB_IK6',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493608173104357726e+09);
INSERT INTO "entries" VALUES('FIUJnM3dTStB_IK6',2,'bot','{"kind":"bot","seat":1,"bot":"greedy"}',1.79493608173104357726e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',0,'created','{"kind":"created","code":"CPCBTE","game":"solo","players":1,"options":{"edition":"de","rounds":3,"first":"p1","troll_payment":"total","ladder_joint":false,"replace_all":true,"colour":"green"},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493608079333329197e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493608079333329197e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',2,'start','{"kind":"start","record":"format = 1\ngame = \"solo\"\nrules = 2\ndeck = \"527dfdbc1904288e1c039f1e4252172f4d2a41f20c6c133ba7178d98a6b7439c\"\nplayers = 1\noptions = { edition = \"de\", rounds = 3, first = \"p1\", troll_payment = \"total\", ladder_joint = false, replace_all = true, colour = \"green\" }\nlog = [\n  \"goals N|S|W, NW:door-green@W+gold1, N|E|S|W, EW|N|S:gold2, NE:door-blue@E+gold1, NESW\",\n  \"deck broken-cart key NEW:door-blue@E broken-lantern NESW:door-blue@S NESW:door-green@W EW map NE|W NW|S NS|W rockfall NE repair-pick NSW|E:gold1@E repair-pick-cart NW|E broken-lantern EW NSW:door-green@S NW NEW|S:gold1@S repair-lantern NESW:troll@W broken-cart NS NE|SW NS broken-pick NEW:troll@E rockfall NW NS|EW NEW:door-green@N repair-lantern-cart NE NE|S NSW:door-blue@N EW NW:ladder-blue NSW:troll@S EW|S:gold1@S NW|ES:gold1@E repair-cart repair-pick-lantern EW broken-pick NE:ladder-green NS NS|EW:gold1@N key map\",\n]\n","seq":13}',1.79493608080758786202e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',3,'chat','{"kind":"chat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0,"text":"Let us play solo!","id":"139993156127952-1","digest":"a68baf11e8ba75e6"}',1.79493608086699151992e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',4,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-2","digest":"ed25093e15ac9c13"}',1.79493608087411689756e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',5,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:door-blue@E key"],"seq":18,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-3","digest":"cffc3036e6398dd0"}',1.79493608090902447699e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',6,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-lantern NESW:door-green@W NW"],"seq":22,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-4","digest":"f22d940980e23c29"}',1.79493608093104243281e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',7,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:door-blue@S NSW:door-green@S"],"seq":26,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-5","digest":"3a224ddf9b7ae7d2"}',1.79493608095105838771e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',8,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart EW repair-lantern"],"seq":32,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-6","digest":"72f39b85347a9809"}',1.79493608098294973375e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',9,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W NW|E"],"seq":36,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-7","digest":"72d407edf9495def"}',1.79493608099343276022e+09);
INSERT INTO "entries" VALUES('Fe4yOHHjmk04xSwh',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":40,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156127952-8","digest":"d60c5e334a509366"}',1794936081.02439);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',0,'created','{"kind":"created","code":"LAQBVT","game":"duel","players":2,"options":{"edition":"de","rounds":3,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493608036276841165e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493608036276841165e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493608036276841165e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 3, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NSW:door-blue@N+gold3, NEW:door-green@E+gold1, EW|N|S:gold2, NEW:door-green@N+gold3, N|S|W, NEW:door-blue@N+gold2\",\n  \"deck NS|W NW NE|S EW EW|S:gold1@S NS|EW NEW:door-blue@E NE NESW:door-green@W NW:ladder-blue map broken-cart NW|E NEW|S:gold1@S repair-pick-cart repair-cart EW NS NE|SW NSW:door-green@S repair-lantern EW NSW:troll@S rockfall NS NS|EW:gold1@N broken-pick NEW:door-green@N key repair-lantern-cart map repair-pick-lantern NESW:troll@W repair-pick broken-cart NW|ES:gold1@E NE:ladder-green NW|S key NSW|E:gold1@E NE NW NSW:door-blue@N NEW:troll@E EW NS broken-lantern rockfall NESW:door-blue@S broken-lantern broken-pick NE|W\",\n]\n","seq":13}',1.7949360803833186626e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',4,'chat','{"kind":"chat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0,"text":"Let us play duel!","id":"139993156074704-1","digest":"7d1054696d8f3122"}',1.79493608043463516235e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',5,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":14,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-2","digest":"e3b839a0773fc527"}',1.7949360804386210442e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',6,'move','{"kind":"move","seat":0,"lines":["p1: ESW:door-blue@W 1,1"],"seq":16,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-3","digest":"3cdec32e7c5f2173"}',1.79493608045120525357e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',7,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":18}',1.79493608048566818244e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',8,'move','{"kind":"move","seat":0,"lines":["p1: discard EW|S:gold1@S NE|S"],"seq":22,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-4","digest":"0b8dd61f1db7d9c3"}',1.79493608052301049232e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',9,'move','{"kind":"move","seat":1,"lines":["p2: ES -1,-1"],"seq":24}',1.79493608055654478073e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',10,'move','{"kind":"move","seat":0,"lines":["p1: discard NW|E repair-cart"],"seq":28,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-5","digest":"08a41fc157830907"}',1.79493608057501316064e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',11,'move','{"kind":"move","seat":1,"lines":["p2: discard NE NW:ladder-blue"],"seq":32}',1.794936080604342699e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',12,'move','{"kind":"move","seat":0,"lines":["p1: map 5,0"],"seq":34,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-6","digest":"971de2a5fbb7936c"}',1.79493608061939072606e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',13,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW -1,0"],"seq":36}',1.79493608064068484305e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',14,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@E -1,1"],"seq":38,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-7","digest":"b87b33c8856b5e1f"}',1.79493608065568542478e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',15,'move','{"kind":"move","seat":1,"lines":["p2: NEW|S:gold1@S 0,-2"],"seq":41}',1.79493608066831517216e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NS NS|W"],"seq":45,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156074704-8","digest":"33d1a46bb7f1bbc2"}',1.79493608070869231229e+09);
INSERT INTO "entries" VALUES('eydmLxr6XgzFqE-s',17,'move','{"kind":"move","seat":1,"lines":["p2: discard EW NSW:troll@S"],"seq":49}',1.79493608072619152066e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',0,'created','{"kind":"created","code":"GHRLTL","game":"duel","players":2,"options":{"edition":"de","rounds":2,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.7949360818027484417e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.7949360818027484417e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.7949360818027484417e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',3,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 2, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals EW|N|S:gold2, N|E:gold3@N, NSW:door-blue@W+gold1, NS|E|W:gold1, NESW, N|E|W\",\n  \"deck repair-pick-lantern EW NW|ES:gold1@E rockfall NEW:troll@E NESW:door-blue@S NS EW NE:ladder-green NEW:door-green@N NEW|S:gold1@S NSW:troll@S EW broken-cart NE broken-pick NS NW:ladder-blue EW|S:gold1@S NE|SW broken-lantern NSW|E:gold1@E NS NSW:door-green@S repair-lantern NE|S key repair-cart NW NW|S repair-pick map broken-lantern NS|EW:gold1@N NS|EW NW|E NSW:door-blue@N NESW:troll@W broken-cart NEW:door-blue@E broken-pick NE EW NW NS|W key map NESW:door-green@W rockfall repair-lantern-cart NE|W repair-pick-cart\",\n]\n","seq":13}',1.79493608182356858258e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',4,'move','{"kind":"move","seat":0,"lines":["p1: SW:ladder-green 1,-1"],"seq":15,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-1","digest":"5efd97008f76fa4e"}',1.79493608190327215198e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',5,'move','{"kind":"move","seat":1,"lines":["p2: NSW:troll@S 1,0"],"seq":16}',1.79493608192569231987e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',6,'move','{"kind":"move","seat":1,"lines":["p2: bribe 1,0"],"seq":18}',1.79493608195082116128e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',7,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW|S:gold1@S"],"seq":20,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-2","digest":"6789d32697510d3b"}',1.79493608198149561883e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',8,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-green@N broken-cart"],"seq":24}',1.79493608201278281215e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',9,'move','{"kind":"move","seat":0,"lines":["p1: ESW:troll@W -1,1"],"seq":25,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-3","digest":"73e09bda92288775"}',1.79493608202882909776e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',10,'move','{"kind":"move","seat":0,"lines":["p1: bribe -1,1"],"seq":27,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-4","digest":"34df3b30aa5197ff"}',1.79493608207280278205e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',11,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-pick rockfall"],"seq":31}',1.79493608209501910207e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',12,'move','{"kind":"move","seat":0,"lines":["p1: discard NS repair-pick-lantern"],"seq":35,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-5","digest":"b66d5dd2416bb48b"}',1.7949360821128766537e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',13,'move','{"kind":"move","seat":1,"lines":["p2: NESW:door-blue@N 0,0"],"seq":37}',1.79493608212889051438e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',14,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW|E:gold1@E NW|ES:gold1@E"],"seq":41,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-6","digest":"eadeb7f012c3f039"}',1.79493608216915535922e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',15,'move','{"kind":"move","seat":1,"lines":["p2: discard EW EW|S:gold1@S"],"seq":45}',1.79493608219495439531e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',16,'move','{"kind":"move","seat":0,"lines":["p1: discard EW NW:ladder-blue"],"seq":49,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-7","digest":"c69d7304b79f88e0"}',1.79493608222094273569e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',17,'move','{"kind":"move","seat":1,"lines":["p2: NE|SW 1,1"],"seq":51}',1.79493608223713040352e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',18,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-green@S broken-lantern"],"seq":55,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-8","digest":"800fd1494e7b5dd5"}',1.79493608225513744352e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',19,'move','{"kind":"move","seat":1,"lines":["p2: NE|S 1,2"],"seq":57}',1.79493608230093050007e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',20,'move','{"kind":"move","seat":0,"lines":["p1: discard NE"],"seq":59,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-9","digest":"857b329b94ad41c0"}',1.79493608232494854934e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',21,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-lantern"],"seq":61}',1.79493608234180855752e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',22,'move','{"kind":"move","seat":0,"lines":["p1: discard NW repair-lantern"],"seq":65,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-10","digest":"8f14fede0582cca9"}',1.79493608238001704216e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',23,'move','{"kind":"move","seat":1,"lines":["p2: NS -1,2"],"seq":67}',1.79493608240082907676e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',24,'move','{"kind":"move","seat":0,"lines":["p1: NS|EW:gold1@N -1,3"],"seq":70,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-11","digest":"6e33f496c5eceda3"}',1.79493608242319202419e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',25,'move','{"kind":"move","seat":1,"lines":["p2: EW 2,2"],"seq":72}',1.7949360824537968636e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',26,'move','{"kind":"move","seat":0,"lines":["p1: map 7,1"],"seq":74,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-12","digest":"cb67d06bc78b5888"}',1.79493608250211048125e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',27,'move','{"kind":"move","seat":1,"lines":["p2: NESW:troll@W 0,-2"],"seq":75}',1.79493608253590464585e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',28,'move','{"kind":"move","seat":1,"lines":["p2: done"],"seq":76}',1.79493608255209207529e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',29,'move','{"kind":"move","seat":0,"lines":["p1: NW|E -2,1"],"seq":77,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-13","digest":"9fcfc2269f1c4ee8"}',1.79493608258157372474e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',30,'move','{"kind":"move","seat":0,"lines":["p1: done"],"seq":78,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-14","digest":"9acd617fdd9e3627"}',1.79493608259695458409e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',31,'move','{"kind":"move","seat":1,"lines":["p2: discard key"],"seq":79}',1794936082.61252);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',32,'move','{"kind":"move","seat":1,"lines":["p2: bribe 0,-2"],"seq":81}',1.79493608261745953556e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',33,'move','{"kind":"move","seat":0,"lines":["p1: discard EW broken-pick"],"seq":85,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-15","digest":"92720d5403f80876"}',1.79493608264294791216e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',34,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-blue@W -1,-1"],"seq":87}',1.79493608265539216989e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',35,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-blue@S 0,-3"],"seq":89,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-16","digest":"74276c76a0d55392"}',1.79493608267907953264e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',36,'move','{"kind":"move","seat":1,"lines":["p2: discard NE NW"],"seq":93}',1.79493608272163677214e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',37,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart"],"seq":95,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-17","digest":"96f88525fe39fc48"}',1.79493608275752568248e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',38,'move','{"kind":"move","seat":1,"lines":["p2: discard NS rockfall"],"seq":98}',1.79493608278058171265e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',39,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick"],"seq":99,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-18","digest":"6b136c4e8f0c693e"}',1.79493608278593182563e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',40,'move','{"kind":"move","seat":1,"lines":["p2: NW|S 3,2"],"seq":100}',1.79493608281422472e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',41,'move','{"kind":"move","seat":0,"lines":["p1: NE|W -1,4"],"seq":101,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-19","digest":"fbb35a55b76c7280"}',1.79493608283141016955e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',42,'move','{"kind":"move","seat":1,"lines":["p2: discard map"],"seq":102}',1.7949360828549070358e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',43,'move','{"kind":"move","seat":0,"lines":["p1: NS|W 0,4"],"seq":103,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-20","digest":"b1dd1defae816153"}',1.79493608288296961779e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',44,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-lantern-cart repair-pick-cart"],"seq":105}',1.79493608292191314697e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',45,'move','{"kind":"move","seat":0,"lines":["p1: key 0,-3"],"seq":106,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-21","digest":"e6bb34e6724cdfd0"}',1.79493608292649459842e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',46,'move','{"kind":"move","seat":1,"lines":["p2: NS|EW -2,-1"],"seq":107}',1.7949360829309976101e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',47,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@W 1,-3"],"seq":108,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-22","digest":"b8a765384b7ad0e5"}',1.79493608294643950456e+09);
INSERT INTO "entries" VALUES('nHiFQkOzEPxB2aQS',48,'move','{"kind":"move","seat":0,"lines":["p1: broken-cart p2","goals NEW:door-blue@N+gold2, NW:gold2, N|E|S|W, N|W:gold1@W, NW:door-green@W+gold1, NSW:door-blue@N+gold3","deck broken-pick NESW:door-green@W NEW:door-green@N broken-cart NEW:troll@E NESW:troll@W broken-lantern NW|ES:gold1@E key EW repair-lantern NE NSW|E:gold1@E map NS NS NW|E NE repair-lantern-cart repair-pick-cart NESW:door-blue@S broken-pick NSW:door-blue@N repair-cart key repair-pick NSW:troll@S NW NS|W NEW|S:gold1@S NW NE|S EW NE|SW NS NSW:door-green@S rockfall broken-cart broken-lantern NE:ladder-green NE|W EW EW NW|S map EW|S:gold1@S NW:ladder-blue repair-pick-lantern NS|EW NEW:door-blue@E rockfall"],"seq":125,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156062160-23","digest":"451d7c16fe2050ac","round":true}',1.79493608296904635424e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',0,'created','{"kind":"created","code":"RXBTAV","game":"saboteur","players":4,"options":{"edition":"de","rounds":3,"first":"random","gold_draw":"diggers","connect":"required","round_end":"hands_empty","self_break":false,"broken_no_gold":false},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493607889571547505e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493607889571547505e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493607889571547505e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493607889571547505e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493607889571547505e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',5,'start','{"kind":"start","record":"format = 1\ngame = \"saboteur\"\nrules = 2\ndeck = \"8cb0fd70660963454aca118a477a56e53a52aaa9a3742d0a518c1975fae12e53\"\nplayers = 4\noptions = { edition = \"de\", rounds = 3, first = \"random\", gold_draw = \"diggers\", connect = \"required\", round_end = \"hands_empty\", self_break = false, broken_no_gold = false }\nlog = [\n  \"first p1\",\n  \"roles digger digger digger digger saboteur\",\n  \"goals stone NW, stone NE, gold\",\n  \"deck broken-lantern repair-pick-lantern N|E|S|W map broken-lantern broken-cart broken-pick N|E|W NES repair-pick broken-cart N|S NEW rockfall map NEW NES N|W repair-lantern NES NW NEW NE map NS repair-cart map repair-cart map rockfall E NESW broken-pick NESW NS NESW NW rockfall repair-lantern-cart broken-cart N|E repair-lantern NE NESW NS NS N|E|S repair-pick broken-pick NW EW N broken-lantern NE EW NEW repair-pick-cart NESW NW NEW NES map EW NES NE NE E|W\",\n]\n","seq":29}',1.79493607893483495714e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',6,'chat','{"kind":"chat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0,"text":"Let us play saboteur!","id":"139993156003152-1","digest":"930a8d4bc2a8271e"}',1.79493607903056764602e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":30,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-2","digest":"0a82f2d4651f5300"}',1.79493607903530502318e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',8,'move','{"kind":"move","seat":0,"lines":["p1: ESW 1,0"],"seq":32,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-3","digest":"ec263d458e0292a3"}',1.79493607903845500944e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',9,'move','{"kind":"move","seat":1,"lines":["p2: N|W 0,1"],"seq":34}',1.79493607923588109013e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',10,'move','{"kind":"move","seat":2,"lines":["p3: discard NE"],"seq":36}',1.79493607925626039506e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',11,'move','{"kind":"move","seat":3,"lines":["p4: discard NES"],"seq":38}',1.7949360792602543831e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',12,'move','{"kind":"move","seat":0,"lines":["p1: NES -1,0"],"seq":40,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-4","digest":"44f8d7b1e4fa1e5b"}',1.79493607926426672937e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',13,'move','{"kind":"move","seat":1,"lines":["p2: NEW -1,1"],"seq":42}',1.79493607926799893376e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',14,'move','{"kind":"move","seat":2,"lines":["p3: broken-cart p1"],"seq":44}',1.79493607927186274528e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',15,'move','{"kind":"move","seat":3,"lines":["p4: ESW 2,0"],"seq":46}',1.79493607928003525734e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',16,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":48,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-5","digest":"f2c304517f6f857f"}',1.79493607929088783269e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',17,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":50}',1.7949360793040068149e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',18,'move','{"kind":"move","seat":2,"lines":["p3: E -2,1"],"seq":52}',1794936079.31521);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',19,'move','{"kind":"move","seat":3,"lines":["p4: NESW -1,-1"],"seq":54}',1.79493607936029934881e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',20,'move','{"kind":"move","seat":0,"lines":["p1: broken-lantern p3"],"seq":56,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-6","digest":"1b2549356e39347b"}',1.7949360793830618858e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',21,'move','{"kind":"move","seat":1,"lines":["p2: repair-cart p1"],"seq":58}',1.79493607941015052799e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',22,'move','{"kind":"move","seat":2,"lines":["p3: discard N|E|S|W"],"seq":60}',1.79493607941672396661e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',23,'move','{"kind":"move","seat":3,"lines":["p4: N|S 2,1"],"seq":62}',1.7949360794467303753e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',24,'move','{"kind":"move","seat":0,"lines":["p1: discard broken-lantern"],"seq":64,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-7","digest":"954671e099311035"}',1.79493607946670365336e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',25,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":66}',1.79493607948571610444e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',26,'move','{"kind":"move","seat":2,"lines":["p3: discard repair-lantern-cart"],"seq":68}',1.79493607951870155336e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',27,'move','{"kind":"move","seat":3,"lines":["p4: E|S|W -2,-1"],"seq":70}',1.79493607953268408776e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',28,'move','{"kind":"move","seat":0,"lines":["p1: discard N|E"],"seq":72,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156003152-8","digest":"7441263e43ed1ff5"}',1.79493607955522131922e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',29,'move','{"kind":"move","seat":1,"lines":["p2: rockfall 2,1"],"seq":74}',1.79493607958592057225e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',30,'move','{"kind":"move","seat":2,"lines":["p3: discard broken-pick"],"seq":76}',1.7949360795922763347e+09);
INSERT INTO "entries" VALUES('ubg74y_n4CkTl4tX',31,'move','{"kind":"move","seat":3,"lines":["p4: map 8,0"],"seq":78}',1.79493607961084437373e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',0,'created','{"kind":"created","code":"UENJXF","game":"dark-cave","players":4,"options":{"edition":"de","first":"random","end":"immediate","vein":"must","axe_continues":false},"host":"aMmCtJ7g9G3Zl6dZ","spectators":false,"clock":{"kind":"none","seconds":0}}',1.79493608122835397724e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493608122835397724e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',2,'bot','{"kind":"bot","seat":1,"bot":"random"}',1.79493608122835397724e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',3,'bot','{"kind":"bot","seat":2,"bot":"random"}',1.79493608122835397724e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',4,'bot','{"kind":"bot","seat":3,"bot":"random"}',1.79493608122835397724e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',5,'start','{"kind":"start","record":"format = 1\ngame = \"dark-cave\"\nrules = 2\ndeck = \"1339e9eb761bfae455979155d3b0149a1997c8ef3161ab7382e9930db8445f4b\"\nplayers = 4\noptions = { edition = \"de\", first = \"random\", end = \"immediate\", vein = \"must\", axe_continues = false }\nlog = [\n  \"first p1\",\n  \"roles yellow-saboteur yellow-saboteur yellow-loyal yellow-loyal\",\n  \"goals NW:hole, NES:vein, NE:ladder, NESW:exit\",\n  \"deck I.NS|EW:bridge@N I.NES I.NE:ladder I.NW I.EW I.N:hole I.NESW I.rockfall I.boots I.NEW I.NESW I.NW|ES:tunnel I.rat I.NEW I.information I.rat I.NES:hole I.NE|SW:tunnel I.NS|EW:bridge@E I.NE I.NES I.goblin I.NESW:hole I.web I.NEW I.NS I.lindworm I.axe I.information\",\n  \"deck II.NESW II.axe II.NS|EW:bridge@N II.information II.NES:hole@E II.NEW:hole@N II.NE II.NW|ES:tunnel II.NEW:vein@N II.NE|SW:tunnel II.rockfall II.NW II.E:hole II.NW:ladder@N II.goblin II.NS II.lindworm II.swap-hands II.information II.N:ladder II.web II.boots II.rat II.EW II.NESW II.NEW II.NES\",\n  \"deck III.NE III.rat III.information III.NS III.NS|EW:bridge@E III.N:hole III.axe III.web III.NES III.E:ladder III.NESW:hole III.lindworm III.rockfall III.EW III.NES:vein III.goblin III.NE|SW:tunnel III.rat III.NESW III.lindworm III.NW III.goblin III.NEW III.swap-hands III.NEW:hole III.boots\",\n]\n","seq":25}',1.79493608126362061503e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',6,'chat','{"kind":"chat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0,"text":"Let us play dark-cave!","id":"139993156177104-1","digest":"3eac37f894840026"}',1.79493608133946418769e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',7,'claim','{"kind":"claim","seat":0,"lines":["p1 says: no-path"],"seq":26,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-2","digest":"cf4d1c612a7cdae0"}',1.79493608134604144092e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',8,'move','{"kind":"move","seat":0,"lines":["p1: I.ESW -1,0"],"seq":27,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-3","digest":"b6fb2a95d88d8471"}',1.79493608136291098601e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',9,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":28,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-4","digest":"e7adfc635504edc7"}',1.79493608138522219661e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',10,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":29,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-5","digest":"b46023b21d5ac3c6"}',1.79493608140850472451e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',11,'move','{"kind":"move","seat":0,"lines":["p1: step -1,0"],"seq":31,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-6","digest":"87de187ec5ac2d35"}',1.79493608142789387704e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',12,'move','{"kind":"move","seat":1,"lines":["p2: I.NESW:hole 0,1"],"seq":32}',1.79493608146467494967e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',13,'move','{"kind":"move","seat":1,"lines":["p2: step -1,0"],"seq":33}',1.79493608148312354085e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',14,'move','{"kind":"move","seat":1,"lines":["p2: stop"],"seq":34}',1.79493608150678944593e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',15,'move','{"kind":"move","seat":2,"lines":["p3: discard I.rat I.rockfall"],"seq":36}',1.79493608152227091794e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',16,'move','{"kind":"move","seat":2,"lines":["p3: step -1,0"],"seq":37}',1.79493608154807186122e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',17,'move','{"kind":"move","seat":2,"lines":["p3: stop"],"seq":39}',1.79493608157663846018e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',18,'move','{"kind":"move","seat":3,"lines":["p4: I.NEW 1,0"],"seq":40}',1.79493608159297609325e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',19,'move','{"kind":"move","seat":3,"lines":["p4: step -1,0"],"seq":41}',1.79493608161230540276e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',20,'move','{"kind":"move","seat":3,"lines":["p4: stop"],"seq":42}',1.79493608163427782057e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',21,'move','{"kind":"move","seat":0,"lines":["p1: discard I.N:hole I.NE|SW:tunnel"],"seq":44,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-7","digest":"9400ec4f5e3e070f"}',1.79493608166744303706e+09);
INSERT INTO "entries" VALUES('wzXpnNC2nDI6PqQi',22,'move','{"kind":"move","seat":0,"lines":["p1: step 0,0"],"seq":45,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156177104-8","digest":"3a57eaeb734ea0d7"}',1.79493608168897175788e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',0,'created','{"kind":"created","code":"NYWCPW","game":"duel","players":2,"options":{"edition":"de","rounds":1,"first":"p1","left_goals":"box","troll_payment":"total","starter":"total_gold","ladder_joint":false},"host":"aMmCtJ7g9G3Zl6dZ","clock":{"kind":"none","seconds":0}}',1.79493608412276148796e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',1,'sat','{"kind":"sat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0}',1.79493608412276148796e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',2,'sat','{"kind":"sat","person":"dkdqCPsEB1CSme2O","name":"Ben","seat":1}',1.79493608418332958225e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',3,'ready','{"kind":"ready","person":"dkdqCPsEB1CSme2O","ready":true}',1.79493608420072031021e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',4,'start','{"kind":"start","record":"format = 1\ngame = \"duel\"\nrules = 2\ndeck = \"60d5bd68708f383133fe8446a2f7d468bd0afabb79b0f89ecb12176e44009ddc\"\nplayers = 2\noptions = { edition = \"de\", rounds = 1, first = \"p1\", left_goals = \"box\", troll_payment = \"total\", starter = \"total_gold\", ladder_joint = false }\nlog = [\n  \"goals NESW, N|S|W, NSW:door-blue@N+gold3, NEW:door-blue@N+gold2, N|E|W, NEW:door-green@E+gold1\",\n  \"deck repair-pick-lantern NSW|E:gold1@E NS broken-cart broken-lantern NW repair-pick-cart map NEW:troll@E EW NSW:door-green@S NS NESW:troll@W NW|E NESW:door-green@W map broken-lantern NW:ladder-blue NSW:troll@S broken-cart key NE rockfall NESW:door-blue@S broken-pick NEW:door-blue@E broken-pick NS|W NS|EW:gold1@N NSW:door-blue@N NS|EW key repair-lantern NE:ladder-green EW NW NE|W NE|S EW|S:gold1@S EW NE repair-pick repair-lantern-cart NW|S NS EW repair-cart NEW:door-green@N rockfall NEW|S:gold1@S NW|ES:gold1@E NE|SW\",\n]\n","seq":13}',1.79493608420437216754e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',5,'chat','{"kind":"chat","person":"aMmCtJ7g9G3Zl6dZ","name":"Ada","seat":0,"text":"Words of Ada.","id":"139993156105936-2","digest":"9245e59d593245a1"}',1.79493608421477150922e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',6,'claim','{"kind":"claim","seat":0,"lines":["p1 says: trust p2"],"seq":14,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-3","digest":"4615994b62bb99f0"}',1.79493608421756505964e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',7,'chat','{"kind":"chat","person":"dkdqCPsEB1CSme2O","name":"Ben","seat":1,"text":"Words of Ben.","id":"139993156099600-3","digest":"92f4afeb2ed78831"}',1.79493608422265052797e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',8,'claim','{"kind":"claim","seat":1,"lines":["p2 says: accuse p1"],"seq":15,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-4","digest":"1a47a20b039071cd"}',1.79493608422538924217e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',9,'move','{"kind":"move","seat":0,"lines":["p1: NS 0,0"],"seq":17,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-4","digest":"d9be16c8e3bd90df"}',1.79493608425379467009e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',10,'move','{"kind":"move","seat":1,"lines":["p2: discard NSW|E:gold1@E"],"seq":19,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-5","digest":"773a5c51870e1529"}',1.79493608427975606918e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',11,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-pick-lantern"],"seq":21,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-5","digest":"cd88fc6cd0228a39"}',1.79493608430551075932e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',12,'move','{"kind":"move","seat":1,"lines":["p2: map 7,1"],"seq":23,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-6","digest":"631996d9ce98d22c"}',1.79493608433914327623e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',13,'move','{"kind":"move","seat":0,"lines":["p1: NES:door-green@N 0,2"],"seq":25,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-6","digest":"4323e230466a305d"}',1.7949360843671216965e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',14,'move','{"kind":"move","seat":1,"lines":["p2: NW|E -1,1"],"seq":27,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-7","digest":"2260636ffc622c03"}',1.7949360843951482773e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',15,'move','{"kind":"move","seat":0,"lines":["p1: NESW:door-green@E 0,3"],"seq":29,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-7","digest":"18f4d3cc612f6927"}',1.7949360844352681637e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',16,'move','{"kind":"move","seat":1,"lines":["p2: discard NW NW:ladder-blue"],"seq":33,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-8","digest":"86346d64bf7a17f0"}',1.79493608446524977682e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',17,'move','{"kind":"move","seat":0,"lines":["p1: discard NEW:troll@E broken-lantern"],"seq":37,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-8","digest":"0069f84fd4eb49ca"}',1.79493608451651811596e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',18,'move','{"kind":"move","seat":1,"lines":["p2: discard broken-cart"],"seq":39,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-9","digest":"3f6f4ff31c8342cc"}',1.7949360845470569134e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',19,'move','{"kind":"move","seat":0,"lines":["p1: SW 1,-1"],"seq":41,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-9","digest":"4a532215e268dcad"}',1.79493608457316613201e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',20,'move','{"kind":"move","seat":1,"lines":["p2: discard NS key"],"seq":45,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-10","digest":"efba8d33cc885dce"}',1.79493608460841608046e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',21,'move','{"kind":"move","seat":0,"lines":["p1: rockfall 0,3"],"seq":47,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-10","digest":"47c6f5d79ecd257b"}',1.79493608464047479629e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',22,'move','{"kind":"move","seat":1,"lines":["p2: broken-cart p1"],"seq":49,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-11","digest":"4fd59198b33b826e"}',1.79493608469509148594e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',23,'move','{"kind":"move","seat":0,"lines":["p1: discard NESW:troll@W broken-pick"],"seq":53,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-11","digest":"176c386a3d5ceee9"}',1.79493608472306585312e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',24,'move','{"kind":"move","seat":1,"lines":["p2: discard NEW:door-blue@E map"],"seq":57,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-12","digest":"047dd3fb7331c736"}',1.79493608475942921639e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',25,'move','{"kind":"move","seat":0,"lines":["p1: discard NSW:door-blue@N"],"seq":59,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-12","digest":"6563a86460e6a0cd"}',1.79493608478696918488e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',26,'move','{"kind":"move","seat":1,"lines":["p2: discard NS|EW:gold1@N broken-pick"],"seq":63,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-13","digest":"9938eb4561b701f3"}',1.79493608484306693077e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',27,'move','{"kind":"move","seat":0,"lines":["p1: remove broken-cart NSW:troll@S NS|EW"],"seq":67,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-13","digest":"5543949438cfefb8"}',1.79493608487366676333e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',28,'move','{"kind":"move","seat":1,"lines":["p2: discard NESW:door-blue@S key"],"seq":71,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-14","digest":"3a7c9de2e52da750"}',1.79493608491304564478e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',29,'move','{"kind":"move","seat":0,"lines":["p1: NE:ladder-green -1,-1"],"seq":73,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-14","digest":"ef4e2201a031fb5a"}',1.79493608495517873759e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',30,'move','{"kind":"move","seat":1,"lines":["p2: discard EW|S:gold1@S NW"],"seq":77,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-15","digest":"74652306ea4f28a3"}',1.79493608502306842798e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',31,'move','{"kind":"move","seat":0,"lines":["p1: discard NS|W"],"seq":79,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-15","digest":"8ba9f0dac3a6b819"}',1794936085.07104);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',32,'move','{"kind":"move","seat":1,"lines":["p2: SW|N -1,-2"],"seq":81,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-16","digest":"56e841ab72abe914"}',1.79493608510725212099e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',33,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-lantern-cart"],"seq":83,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-16","digest":"5acfe60804a6d91e"}',1.79493608518311572076e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',34,'move','{"kind":"move","seat":1,"lines":["p2: NW|S 1,1"],"seq":85,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-17","digest":"620c68ae75625514"}',1.79493608522748422616e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',35,'move','{"kind":"move","seat":0,"lines":["p1: discard NS"],"seq":87,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-17","digest":"9960d0fd54fdca3c"}',1.79493608527029466625e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',36,'move','{"kind":"move","seat":1,"lines":["p2: NE -2,-2"],"seq":89,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-18","digest":"4e402e536356df6f"}',1.79493608531336379047e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',37,'move','{"kind":"move","seat":0,"lines":["p1: discard NE|W broken-lantern"],"seq":93,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-18","digest":"409e22fea3469633"}',1.79493608536222028736e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',38,'move','{"kind":"move","seat":1,"lines":["p2: ESW:door-green@S -2,-3"],"seq":95,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-19","digest":"22cbe7ced8e3f0a3"}',1.79493608539608669278e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',39,'move','{"kind":"move","seat":0,"lines":["p1: ESW|N:gold1@N -3,-3"],"seq":97,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-19","digest":"bc3cd5be6bac8a92"}',1.79493608543019866939e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',40,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":98,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-20","digest":"4d774a158c249d5b"}',1.79493608546626043321e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',41,'move','{"kind":"move","seat":0,"lines":["p1: rockfall -1,-1"],"seq":99,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-20","digest":"c0adcff285f9e8c9"}',1.794936085498311758e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',42,'move','{"kind":"move","seat":1,"lines":["p2: discard NW|ES:gold1@E repair-lantern"],"seq":101,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-21","digest":"9b73e6b502fcec0f"}',1.79493608553517150876e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',43,'move','{"kind":"move","seat":0,"lines":["p1: NE|SW -1,-1"],"seq":102,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-21","digest":"f62881b460453e77"}',1.79493608556494474415e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',44,'move','{"kind":"move","seat":1,"lines":["p2: discard repair-pick"],"seq":103,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-22","digest":"1ecf64e25a7f467d"}',1.7949360856055569649e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',45,'move','{"kind":"move","seat":0,"lines":["p1: discard repair-cart repair-pick-cart"],"seq":105,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-22","digest":"4593264bc8f1dd8e"}',1.79493608564907288546e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',46,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":106,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-23","digest":"ceb037e9b07c529f"}',1.79493608569310116769e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',47,'move','{"kind":"move","seat":0,"lines":["p1: discard EW"],"seq":107,"person":"aMmCtJ7g9G3Zl6dZ","id":"139993156105936-23","digest":"233add2a1b573bfe"}',1.79493608572453474999e+09);
INSERT INTO "entries" VALUES('x240Hj7dsvobzbFX',48,'move','{"kind":"move","seat":1,"lines":["p2: discard EW"],"seq":110,"person":"dkdqCPsEB1CSme2O","id":"139993156099600-24","digest":"7a36f7ae38e5595f","over":true,"winners":[0,1]}',1.7949360857664349079e+09);
CREATE TABLE keys (
	name VARCHAR(20) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('vapid','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgIsddKCxUy+qx9233
EOOUQuypEsYfQSrvX4NqycTIrd2hRANCAARPCnh6t797iAJvrvyNSLhWyV22A7Zj
rEnYcNjB2IarUQ54Orw5tfcwDMYTKzDI2mZ19DFiiJryrUYWNPAfTNOt
-----END PRIVATE KEY-----
');
INSERT INTO "keys" VALUES('daily','1e16c742bf0b3f6cc35181334a985fc70885eae84b9af33275ee9a5b61581daf');
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL, 
	owner VARCHAR(40) NOT NULL, 
	epoch INTEGER NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "leases" VALUES('ld8EpHUwxAOOfHNS','gone',1);
CREATE TABLE mails (
	person VARCHAR(40) NOT NULL, 
	address VARCHAR(254) NOT NULL, 
	token VARCHAR(64), 
	asked FLOAT NOT NULL, 
	confirmed FLOAT, 
	PRIMARY KEY (person), 
	UNIQUE (token)
);
INSERT INTO "mails" VALUES('aMmCtJ7g9G3Zl6dZ','ada@example.org',NULL,1.0,2.0);
CREATE TABLE members (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, open BOOLEAN DEFAULT 1 NOT NULL, ended FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','ubg74y_n4CkTl4tX',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','-roPzhx0uyUhnx3w',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','eydmLxr6XgzFqE-s',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','Fe4yOHHjmk04xSwh',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','wzXpnNC2nDI6PqQi',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','FIUJnM3dTStB_IK6',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','nHiFQkOzEPxB2aQS',1,0.0);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','701xku4rPQcZKDD0',0,1794936083.93891);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','x240Hj7dsvobzbFX',0,1.7949360857664349079e+09);
INSERT INTO "members" VALUES('dkdqCPsEB1CSme2O','x240Hj7dsvobzbFX',0,1.7949360857664349079e+09);
INSERT INTO "members" VALUES('aMmCtJ7g9G3Zl6dZ','ld8EpHUwxAOOfHNS',0,1.79493608620005679131e+09);
CREATE TABLE mutes (
	person VARCHAR(40) NOT NULL, 
	muted VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, muted)
);
INSERT INTO "mutes" VALUES('aMmCtJ7g9G3Zl6dZ','dkdqCPsEB1CSme2O');
CREATE TABLE notes (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER, 
	round INTEGER NOT NULL, 
	text VARCHAR(240) NOT NULL, 
	PRIMARY KEY (person, table_id, seat)
);
INSERT INTO "notes" VALUES('aMmCtJ7g9G3Zl6dZ','x240Hj7dsvobzbFX',1,2,1,'Always digs left');
CREATE TABLE orders (
	id VARCHAR(40) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	answer TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "orders" VALUES('o','close','ld8EpHUwxAOOfHNS',1.0,'');
CREATE TABLE owners (
	id VARCHAR(40) NOT NULL, 
	label VARCHAR(120) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "owners" VALUES('gone','a part that stopped',1.0);
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
INSERT INTO "passkeys" VALUES('wWzn_7EQAzof0m0sro5ZJ6-BnPw','aMmCtJ7g9G3Zl6dZ','pQECAyYgASFYIP2tTAbzvmE7VEML-jmiUGwFR9S3NAaiHbu-UcFaLz8BIlggp2IkRDDrAitvW1mOVehUH6r8nsQxV7eQNOtjofG03Ls',0,'Phone',1.79493608622834205628e+09,NULL);
CREATE TABLE people (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	link VARCHAR(64), 
	created FLOAT NOT NULL, sessions INTEGER DEFAULT '0' NOT NULL, silenced BOOLEAN DEFAULT 0 NOT NULL, banned BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (link)
);
INSERT INTO "people" VALUES('aMmCtJ7g9G3Zl6dZ','Ada','en','2a18dd03fb0d7e0b1473732049d711c93a0d12ff01ddac7e0f5539304a44edfe',1.79493607880732584003e+09,0,0,0);
INSERT INTO "people" VALUES('dkdqCPsEB1CSme2O','Ben','en',NULL,1.79493608406877088543e+09,0,0,0);
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
INSERT INTO "played" VALUES('aMmCtJ7g9G3Zl6dZ','701xku4rPQcZKDD0',0,1794936083.93891,1,35,2026,'duel',2,'bots',',green,',0,0);
INSERT INTO "played" VALUES('aMmCtJ7g9G3Zl6dZ','x240Hj7dsvobzbFX',0,1.7949360857664349079e+09,2,40,2026,'duel',2,'people',',green,',1,0);
INSERT INTO "played" VALUES('dkdqCPsEB1CSme2O','x240Hj7dsvobzbFX',1,1.7949360857664349079e+09,2,40,2026,'duel',2,'people',',blue,',1,0);
INSERT INTO "played" VALUES('aMmCtJ7g9G3Zl6dZ','ld8EpHUwxAOOfHNS',0,1.79493608620005679131e+09,0,25,2026,'solo',1,'alone',',',NULL,1);
CREATE TABLE records (
	table_id VARCHAR(40) NOT NULL, 
	entries INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "records" VALUES('ld8EpHUwxAOOfHNS',28,X'78DAAD59596FE33610FE2B465EEB14BC8F00055214C60205D60FF5838B8D8305458E52378A95CA4E8BC566FF7B47949C48A21E16E6023EE4196A663ECE49F9EEEEEAEBEEEA717F08BBAB9BDD956FC09D00AF97785D0788C40F7F7EFCF0C736D21EDC53473BD6551D29CF95FB02CD1189147FD5CFA77D7D687FA15408FBF6575CDF8A427E53BF1CC27971B96F8EA7C87DA6917B6AEAAAFAFCECBE3CC1A1639CEA93AB22AF722140F3F9EF7A1F59A5AB8ED00A0434C0C36757E1B29B53F302D1F2AA7E69A2808706002DF886D4BFEA5E9BFBF8F4DBE977FD603FF04F950A9FA2FCE333F8933BD511CA597A70FBEA4BBCE7697F8005234C5D537A4D75BF412F87D3B157FBED6AB9A0DA0ACB1531EA6742855244DC2F17E30D3EBA53B76DB867FDD6CC9A73386FF4AFC175F6417BE70DF95E3D27D7749A1AF075D311CBBA7972A7C52F0BBADB1D5A57E2E56ED73B13BF91DABC54704432C3EB00FEB15F21990E65283CB5443063807AC26D494130C9A866A508CC095A32E295A79C174E536D82354E155A70EB7BE97DB0F416F4C182BFBE2EFA58E9D561B4E0E772D1854BBB7CB988D1D2F3315E227F14303DAF0B99C81EC60C723BAF2E062183C418328B2E627A095DCCE0C5E21B5A59D50F48BFC3AB45C7AD51CC62BDD9DE84BA6EAE8BEA056EB73F3DD4554023D7AF9BD72D7EF5CC2869C85DDDB497FC76BD7C97D02DDAC4450CE9AB117D1DE93C027AB3217AA6A9FD63D98258AF50E1EB6A1365D3DB558BD0ED9BEBE73DAE4235BDD696B3DAE2D2A83A6EDDED066F7EDD6C87B2B6AF67412DF3A6DBC3CE98EEDED76DD438313F8ADEBCE227BE8AA67E84C3B5C718ECE809AAD19281BDD7953B9CA039BCDF1037B843785E186F5AAFC616BC697D93B03D1BDF8A68056CCE4BBA9D599D7761B578842F8B09728439B4ABD3B9695F133D4FEE39BEFBD567722BB2DDDC49A8AC3BC33BC5DB018AC81D5B3896783601F7B837737D8E8A7B7CF755E21FCC748B57A8BECB791B84F39228B025F74402E6A8540553C26A70D21125B41125C744562A1485A5DE3A6B14F7221425C322F49D15E7A9FE174695AA2DDA5835DB0279D7A6ECCD2416AFE992ECAEEEDFACA6EC3BEAE2BE5346B9B59653A904655291EBAE7F84FD03F4355E03151C3CA11281581152184A7365E52530C2FE88AE086D640F226404C55C0E85255038912278630463E09C4BA1182CCA2A17CA7A3544C0329CC1A7088C3785268458231C18475204962942780E82A4C0C4441941CA708A489CA29490CA07C385B58AB10412254459CB729DB21922E0194E915304108C930AA0B48536A5499D4229D3565F02A08176D1A8C44FCBF70896BA1C969AC252C669590AA7822C4BEDD2C4A70C3FA9F921B1D6F7A699FE35C42732DCA613B769259502C6B05673498B197C52D8CBEAF3D86FE746B6DAA6BD76042F23AFCC149E93DA150282074B297A3185C799D24CE6C34B6680764018E292196EB3535CA2305AD360250442C92C2E69504456580E87C0111291D159C9148AE5259346B160182B4A3D5338382698BD04C9680423CBB6AD0F50E80C14C980C035A305575A286FBD156957A54270222E0AB4383C4EA61B6933AC4F6602C60B251D94E00B03BAD033D6E378C3F2A269343E4F67E12136C533B025D30214A099D78C0BA2039E3B67B059AD2F734C1B55A3A0523941954C05411BC2C15841A4963ECC04151E972D973FAE38B7A70C3C7C0C21699A0129191370AF717C2E032ED3D43B3E034912462F41D41E9A70E81FA589CE09A5641870E0B50CC0992E311F02CC188F0E9359C3C0F89036C22233B0248D5F33C744A1A91592950666D2424B22B4BA382FD8C8F69CBC48BABAD456BAB21D38C102D6DB19DB0D7694CC03009EB5E3A9F71D85C94985A4876BADBD21140FCF4405F02645811DF1B2163E7A2640967C0422630E6149F70685E515E77EA514D36E1684C4DB2F015134FB0212EB33660F46D3BE27AD2D8B4259CDF1403C337B18431533173E9D183DA7A113203967FAA4814B2E80970AA88240A9A629104B14C9CD88F1B3A5211A4B32D0A42D3B082649C9B80EA1ADB93368B812F607D6D96406B119A9CE92464E94C7282AC1E1299E7939D3F5ACB254A92CF78C9EE40DA164D45E26D3DA5B30EDBDB7DA73A55C671D5AD9BCFF5FF2DFFE70E8FEC3B923F713A08C102295B9BFFF1FA20AB260');
CREATE TABLE stops (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	PRIMARY KEY (began)
);
INSERT INTO "stops" VALUES(1.0,2.0);
CREATE TABLE stories (
	digest VARCHAR(64) NOT NULL, 
	version VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest, version)
);
INSERT INTO "stories" VALUES('0000000000000000000000000000000000000000000000000000000000000000','0','{}',1.0);
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
INSERT INTO "tables" VALUES('ubg74y_n4CkTl4tX','RXBTAV',0,'playing',0,1.79493607889571547505e+09,1.79493607961084437373e+09,'{"game":"saboteur","players":4,"names":["Ada","random","random","random"],"people":["aMmCtJ7g9G3Zl6dZ",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('-roPzhx0uyUhnx3w','YJWWUN',0,'playing',0,1.79493607966231131555e+09,1.79493608022814130778e+09,'{"game":"saboteur2","players":4,"names":["Ada","random","random","random"],"people":["aMmCtJ7g9G3Zl6dZ",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('eydmLxr6XgzFqE-s','LAQBVT',0,'playing',0,1.79493608036276841165e+09,1.79493608072619152066e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["aMmCtJ7g9G3Zl6dZ",null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('Fe4yOHHjmk04xSwh','CPCBTE',0,'playing',0,1.79493608079333329197e+09,1.79493608080758786202e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["aMmCtJ7g9G3Zl6dZ"],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('wzXpnNC2nDI6PqQi','UENJXF',0,'playing',0,1.79493608122835397724e+09,1.79493608163427782057e+09,'{"game":"dark-cave","players":4,"names":["Ada","random","random","random"],"people":["aMmCtJ7g9G3Zl6dZ",null,null,null],"asked":0,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('FIUJnM3dTStB_IK6','EALCAH',1,'lobby',1,1.79493608173104357726e+09,1.79493608173104357726e+09,'{"game":"saboteur","players":3,"names":["Ada","greedy",""],"people":["aMmCtJ7g9G3Zl6dZ",null,null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('nHiFQkOzEPxB2aQS','GHRLTL',0,'between',0,1.7949360818027484417e+09,1.79493608296904635424e+09,'{"game":"duel","players":2,"names":["Ada","random"],"people":["aMmCtJ7g9G3Zl6dZ",null],"asked":null,"winners":null,"gold":null}',0,0);
INSERT INTO "tables" VALUES('701xku4rPQcZKDD0','ENTYYP',0,'over',0,1.7949360830670106411e+09,1794936083.93891,'{"game":"duel","players":2,"names":["Ada","random"],"people":["aMmCtJ7g9G3Zl6dZ",null],"asked":null,"winners":[1],"gold":[0,1]}',1,0);
INSERT INTO "tables" VALUES('x240Hj7dsvobzbFX','NYWCPW',0,'over',0,1.79493608412276148796e+09,1.7949360857664349079e+09,'{"game":"duel","players":2,"names":["Ada","Ben"],"people":["aMmCtJ7g9G3Zl6dZ","dkdqCPsEB1CSme2O"],"asked":null,"winners":[0,1],"gold":[0,0]}',1,0);
INSERT INTO "tables" VALUES('ld8EpHUwxAOOfHNS','GXMGRW',0,'over',0,1.79493608601466035842e+09,1.79493608620005679131e+09,'{"game":"solo","players":1,"names":["Ada"],"people":["aMmCtJ7g9G3Zl6dZ"],"asked":null,"winners":[0],"gold":[1]}',1,1);
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
INSERT INTO "tallies" VALUES('*',2026,'role','duel||2|people',3,1,1);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'all','duel|bots',1,0,1);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'as','duel|bots|green',1,0,1);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'day','2026-11-17',3,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'gold','duel|bots|0',1,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'match','duel|2|bots',1,0,1);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'role','duel||2|bots',1,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'as','duel|people|green',1,1,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'beside','dkdqCPsEB1CSme2O',1,1,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'match','duel|2|people',1,1,2);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'all','duel|people',1,1,0);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'as','duel|people|blue',1,1,0);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'beside','aMmCtJ7g9G3Zl6dZ',1,1,0);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'day','2026-11-17',1,0,0);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'gold','duel|people|0',1,0,0);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'match','duel|2|people',1,1,2);
INSERT INTO "tallies" VALUES('dkdqCPsEB1CSme2O',2026,'role','duel||2|people',1,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'all','solo|alone',1,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'gold','solo|alone|1',1,0,0);
INSERT INTO "tallies" VALUES('aMmCtJ7g9G3Zl6dZ',2026,'match','solo|1|alone',1,0,0);
CREATE TABLE traces (
	person VARCHAR(40) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','ubg74y_n4CkTl4tX');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','-roPzhx0uyUhnx3w');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','eydmLxr6XgzFqE-s');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','Fe4yOHHjmk04xSwh');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','wzXpnNC2nDI6PqQi');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','FIUJnM3dTStB_IK6');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','nHiFQkOzEPxB2aQS');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','701xku4rPQcZKDD0');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','x240Hj7dsvobzbFX');
INSERT INTO "traces" VALUES('dkdqCPsEB1CSme2O','x240Hj7dsvobzbFX');
INSERT INTO "traces" VALUES('aMmCtJ7g9G3Zl6dZ','ld8EpHUwxAOOfHNS');
CREATE TABLE tries (
	person VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(12) NOT NULL, 
	table_id VARCHAR(40) NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT, 
	gold INTEGER, 
	moves INTEGER, 
	won BOOLEAN, 
	PRIMARY KEY (person, kind, label), 
	UNIQUE (table_id)
);
INSERT INTO "tries" VALUES('aMmCtJ7g9G3Zl6dZ','mine','2026-11-17','ld8EpHUwxAOOfHNS',1.79493608601466035842e+09,1.79493608620005679131e+09,1,25,NULL);
CREATE INDEX tables_phase ON tables (phase, public);
CREATE INDEX tables_lobbies ON tables (phase, public, created);
CREATE INDEX leases_owner ON leases (owner);
CREATE INDEX passkeys_person ON passkeys (person);
CREATE INDEX challenges_expires ON challenges (expires);
CREATE INDEX tables_indexed ON tables (phase, "indexed");
CREATE INDEX members_open ON members (person, open, ended);
CREATE INDEX played_latest ON played (person, ended, table_id);
CREATE INDEX played_game ON played (person, game, ended, table_id);
CREATE INDEX played_gold ON played (person, game, gold, ended);
CREATE INDEX played_richest ON played (person, year, gold, ended);
CREATE INDEX played_longest ON played (person, year, seconds, ended);
CREATE INDEX played_table ON played (table_id);
CREATE INDEX tallies_key ON tallies (kind, "key");
CREATE INDEX tallies_kind ON tallies (person, kind, "key");
CREATE INDEX tables_unpacked ON tables (phase, packed, changed);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX mails_address ON mails (address);
CREATE INDEX calls_due ON calls (due);
CREATE INDEX calls_person ON calls (person);
CREATE INDEX tries_results ON tries (kind, label, gold);
COMMIT;
